import { Form } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/forms/button.tsx";
import type { SearchQuery } from "../../inputs.ts";
import { SORTS } from "../../limits.ts";
import { searchAddress } from "../../search/search-address.ts";

const SORT_NAMES = {
  best: "Best match",
  distance: "Distance",
  rating: "Rating",
  reviews: "Most reviewed",
} as const;

/** The order of the list: a GET form that keeps the rest of the search. */
export function SortForm({ query }: { query: SearchQuery }) {
  const kept = new URL(searchAddress(query, { sort: "best" }, 1), "http://own.invalid").searchParams;
  return (
    <Form
      className="ml-auto flex min-w-0 items-center gap-2.5 max-[480px]:gap-2"
      action={paths.search()}
      key={searchAddress(query, {})}
    >
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="flex-none text-14 max-md:sr-only">
        Sort by
      </label>
      <select
        className="min-h-dense w-auto min-w-0 max-w-full py-1"
        id="sort"
        name="sort"
        defaultValue={query.sort}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]}
          </option>
        ))}
      </select>
      <Button small>Sort</Button>
    </Form>
  );
}

import { Form } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import type { SearchQuery } from "../../../inputs.ts";
import { SORTS } from "../../../limits.ts";
import { searchAddress } from "../../../search/search-address.ts";
import { useApplyOnChange } from "./apply-on-change.ts";

const SORT_NAMES = {
  best: "Best match",
  distance: "Distance",
  rating: "Rating",
  reviews: "Most reviewed",
} as const satisfies Record<string, PlainMessage>;

export type SortFormProps = {
  query: SearchQuery;
  /** Whether the search has a point to measure distances from. */
  distances: boolean;
};

/** The order of the list: a GET form that carries the rest of the search. */
export function SortForm({ query, distances }: SortFormProps) {
  const address = searchAddress(query, {});
  const apply = useApplyOnChange(address);
  const carried = new URL(searchAddress(query, { sort: "best" }, 1), "http://own.invalid").searchParams;
  return (
    <Form
      className="ml-auto flex min-w-0 items-center gap-2 max-md:flex-auto max-md:justify-end"
      action={paths.search()}
      key={address}
      ref={apply.ref}
      onChange={apply.onChange}
    >
      {[...carried].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="flex-none text-14 max-md:sr-only">
        {t("Sort by")}
      </label>
      <select
        className="min-h-dense w-auto min-w-0 max-w-full py-1 max-md:pl-2.5 max-lg:min-h-target max-[480px]:flex-auto"
        id="sort"
        name="sort"
        defaultValue={query.sort}
      >
        {SORTS.filter((sort) => distances || sort !== "distance").map((sort) => (
          <option key={sort} value={sort}>
            {t(SORT_NAMES[sort])}
          </option>
        ))}
      </select>
      <Button small className="scripted:hidden max-lg:min-h-target">
        {t("Sort")}
      </Button>
    </Form>
  );
}

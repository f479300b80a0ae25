import { Form, useLocation } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { useNearMeSubmit } from "#app/ui/forms/near-me-submit.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Filters of a search that apply to another place too; other parameters of an address are not passed on. */
const FILTERS = [
  "type",
  "radius",
  "unlicensed",
  "language",
  "carrier",
  "rating",
  "organization",
  "accepting",
  "independent",
  "sort",
];

/** The search in the header: one box, a plain GET. A phone has a sign in its place. */
export function SearchBox({
  action,
  query,
  id = "header-q",
}: {
  action: string;
  query?: string;
  id?: string;
}) {
  const { pathname, search } = useLocation();
  const askNearMe = useNearMeSubmit();
  const filters =
    pathname === action
      ? [...new URLSearchParams(search)]
          .filter(([name, value]) => FILTERS.includes(name) && value !== "")
          .slice(0, 20)
      : [];
  return (
    <Form
      className="relative flex max-w-104 flex-1 max-md:hidden"
      role="search"
      aria-label={t("Search the directory")}
      action={action}
      onSubmit={askNearMe}
      key={query}
    >
      {filters.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parameters may repeat, and keep their order
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <label className="sr-only" htmlFor={id}>
        {t("Place, agent, or organization")}
      </label>
      <input
        className="pl-10"
        id={id}
        name="q"
        type="search"
        placeholder={t("ZIP, city, state, or name")}
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
      />
    </Form>
  );
}

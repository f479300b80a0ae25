/** What a list's address says: its filters, order, and columns. */
import type { Query } from "#app/paths/paths.ts";

/** The filters and the order of the address; without empty ones. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** A filter of a list. With `options` it is a choice, otherwise something to type. */
export type ListFilter = {
  name: string;
  label: string;
  options?: readonly { value: string; label: string; count?: string }[];
  /** The choice that narrows nothing: "Any role". */
  any?: string;
  type?: "search" | "date";
  hint?: string;
  /** What a value looks like, when the options come from the database. */
  pattern?: RegExp;
  /** Always has a value, so it isn't shown as applied: the first option is the default. */
  order?: boolean;
  /** Its options are links over the list, each with its count. */
  tabs?: boolean;
  /** Set by the rest of the page, such as the comparison; the list's links keep it. */
  hidden?: boolean;
};

/** Longer than any real search. */
export const FIND_MAX_CHARACTERS = 80;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The filters of the address. Empty values, unknown options, and text that is no date are ignored. */
export function readListQuery<const Name extends string>(
  searchParams: URLSearchParams,
  filters: readonly (ListFilter & { name: Name })[],
): { [One in Name]?: string } {
  const query: { [One in Name]?: string } = {};
  for (const { name, options, type, pattern } of filters) {
    const value = (searchParams.get(name) ?? "").trim().slice(0, FIND_MAX_CHARACTERS);
    const known =
      pattern?.test(value) ??
      (options === undefined
        ? type !== "date" || DAY.test(value)
        : options.some((one) => one.value === value));
    if (value !== "" && known) query[name] = value;
  }
  return query;
}

const COLUMNS = "columns";

/**
 * The columns that are shown: those the address names (`?columns=a&columns=b`), or the default ones. Columns that aren't
 * optional always are; unknown names are ignored.
 */
export function readColumns(
  searchParams: URLSearchParams,
  columns: readonly { key: string; optional?: "shown" | "hidden" }[],
): string[] {
  const named = new Set(searchParams.getAll(COLUMNS));
  const chosen = columns.some(({ key, optional }) => optional !== undefined && named.has(key));
  return columns
    .filter(({ key, optional }) => optional === undefined || (chosen ? named.has(key) : optional === "shown"))
    .map(({ key }) => key);
}

/** The columns for the address; nothing for the default ones. */
export function columnsQuery(
  shown: readonly string[],
  columns: readonly { key: string; optional?: "shown" | "hidden" }[],
): Query {
  const usual = columns.filter(({ optional }) => optional !== "hidden").map(({ key }) => key);
  if (usual.length === shown.length && usual.every((key) => shown.includes(key))) return {};
  const named = columns.filter(({ key, optional }) => optional !== undefined && shown.includes(key));
  return { [COLUMNS]: named.map(({ key }) => key) };
}

/** The label of an applied filter: "Role: Agent". */
export function filterWords(filter: ListFilter, value: string): string {
  const option = filter.options?.find((one) => one.value === value);
  return `${filter.label}: ${option?.label ?? value}`;
}

/** A page of a list as its loader answers it: only data. */
import type { Verification } from "#app/domains/audit/types.ts";
import type { ListCount } from "#app/platform/lists/list-page.ts";
import type { Cell, CellButton } from "./cells.ts";
import type { ListFilter, ListQuery } from "./list-view.ts";

/** `optional` columns can be hidden or added; the others are always shown. */
export type ListColumnHead = {
  key: string;
  label: string;
  /** The cell that names its row. */
  heading?: boolean;
  /** Numbers: set at the right edge. */
  end?: boolean;
  /** For screen readers only: a column of actions. */
  hideLabel?: boolean;
  optional?: "shown" | "hidden";
};

export type ListRow = { key: string; cells: Readonly<Record<string, Cell>>; choose: string | null };

export type ListPage = {
  name: string;
  /** Its address, without what narrows it. */
  to: string;
  title: string;
  label: string;
  lead: string;
  description: string;
  noun: { one: string; many: string };
  filters: readonly Omit<ListFilter, "pattern" | "hidden">[];
  /** What the address narrows the list by, and its order. */
  query: ListQuery;
  columns: readonly ListColumnHead[];
  /** Keys of those that the address asks for. */
  shown: readonly string[];
  rows: readonly ListRow[];
  count: ListCount;
  /** Whether this is the first page; where the one after it begins. */
  first: boolean;
  next: string | null;
  /** Where the same rows, all of them, are a CSV file with the same columns. */
  file: string;
  /** What can be done with several rows at once: leads to a preview. */
  bulk: readonly { value: string; label: string; danger: boolean }[] | null;
  /** Shown when the list has no rows at all. */
  empty: string | null;
  /** Next to the title: other pages, and an act on the complete list. */
  links: readonly { to: string; label: string }[];
  button: (CellButton & { busyLabel: string }) | null;
  /** Over the list. */
  note: string | null;
  verification: { running: Verification | null; finished: Verification | null } | null;
  nowMs: number;
};

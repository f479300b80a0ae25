/** What every queue shares. */
import { paths } from "#app/paths/paths.ts";
import { fileMoment, type ListColumn } from "./definition.server.ts";

export const TODAY = [{ to: paths.admin(), label: "Today’s work" }] as const;

/** How long is left to decide, and since when the row waits. */
export const DUE_COLUMNS: readonly ListColumn<{ openedAt: number; dueAt: number }>[] = [
  {
    key: "clock",
    label: "Clock",
    cell: ({ openedAt, dueAt }) => ({ due: { openedAt, dueAt } }),
    file: { since: (row) => fileMoment(row.openedAt), due: (row) => fileMoment(row.dueAt) },
  },
  { key: "sent", label: "Since", optional: "hidden", cell: (row) => ({ at: row.openedAt }) },
];

/** How long a row without a deadline waits. */
export const WAIT_COLUMN: ListColumn<{ reportedAt: number }> = {
  key: "clock",
  label: "Clock",
  cell: (row) => ({ waits: row.reportedAt }),
  file: { since: (row) => fileMoment(row.reportedAt) },
};

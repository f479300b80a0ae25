/** What an admin does to many at once: which rows, how far it has come, and what became of each. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { BULK_ACTS, BULK_KINDS, BULK_OUTCOMES, BULK_STATUSES } from "../lists.ts";

export const bulkActs = sqliteTable(
  "bulk_acts",
  {
    id: uuid("id").primaryKey(),
    /** What its rows are. */
    kind: text("kind", { enum: BULK_KINDS }).notNull(),
    act: text("act", { enum: BULK_ACTS }).notNull(),
    status: text("status", { enum: BULK_STATUSES }).notNull(),
    /** The admin who started it; each row is done in their name while they are one. */
    actorId: uuid("actor_id").notNull(),
    reason: text("reason").notNull(),
    rows: integer("rows").notNull(),
    /** What it takes back. */
    undoOf: uuid("undo_of"),
    startedAt: timeMs("started_at").notNull(),
    endedAt: timeMs("ended_at"),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.rows),
    index("bulk_acts_status").on(t.status, t.startedAt),
    index("bulk_acts_undo").on(t.undoOf),
  ],
);

export const bulkActRows = sqliteTable(
  "bulk_act_rows",
  {
    bulkId: uuid("bulk_id")
      .notNull()
      .references(() => bulkActs.id, { onDelete: "cascade" }),
    /** In the order of doing, from 1. */
    rowNo: integer("row_no").notNull(),
    /** What it is done to. Outlives it. */
    subjectId: uuid("subject_id").notNull(),
    outcome: text("outcome", { enum: BULK_OUTCOMES }).notNull(),
    /** Why it was left out, or failed. */
    why: text("why"),
    /** When it was done: what is still as the act left it bears this moment. */
    doneAt: timeMs("done_at"),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.bulkId, t.rowNo] }),
    index("bulk_act_rows_outcome").on(t.bulkId, t.outcome, t.rowNo),
    index("bulk_act_rows_subject").on(t.bulkId, t.subjectId),
  ],
);

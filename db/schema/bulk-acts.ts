/** Acts of an admin on many rows at once: which rows, the progress, and each row's outcome. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { BULK_ACTS, BULK_KINDS, BULK_OUTCOMES, BULK_STATUSES } from "../lists.ts";

export const bulkActs = sqliteTable(
  "bulk_acts",
  {
    id: uuid("id").primaryKey(),
    /** The kind of its rows. */
    kind: text("kind", { enum: BULK_KINDS }).notNull(),
    act: text("act", { enum: BULK_ACTS }).notNull(),
    status: text("status", { enum: BULK_STATUSES }).notNull(),
    /** The admin who started it; each row is done in their name while they are an admin. */
    actorId: uuid("actor_id").notNull(),
    reason: text("reason").notNull(),
    rows: integer("rows").notNull(),
    /** The act that this one undoes. */
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
    /** The order of doing, from 1. */
    rowNo: integer("row_no").notNull(),
    /** The subject. The row outlives it. */
    subjectId: uuid("subject_id").notNull(),
    outcome: text("outcome", { enum: BULK_OUTCOMES }).notNull(),
    /** Why it was skipped, or failed. */
    why: text("why"),
    /** When it was done: a subject still as the act left it has this time. */
    doneAt: timeMs("done_at"),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.bulkId, t.rowNo] }),
    index("bulk_act_rows_outcome").on(t.bulkId, t.outcome, t.rowNo),
    index("bulk_act_rows_subject").on(t.bulkId, t.subjectId),
  ],
);

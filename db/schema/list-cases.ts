/** What imported lists leave to admins. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { LIST_CASE_KINDS, LIST_CASE_STATUSES } from "../lists.ts";
import { agents } from "./directory.ts";
import { licenseImports } from "./licenses.ts";

/** A row of a list that an admin decides about; of one that can't be read, a case for each license it may be about. */
export const listCases = sqliteTable(
  "list_cases",
  {
    id: uuid("id").primaryKey(),
    importNo: integer("import_no")
      .notNull()
      .references(() => licenseImports.importNo),
    rowNo: integer("row_no").notNull(),
    kind: text("kind", { enum: LIST_CASE_KINDS }).notNull(),
    stateCode: text("state_code").notNull(),
    /** As lists write it (`plainNumber`). */
    number: text("number").notNull(),
    /** Null for a new agent, and until the import makes the license. */
    agentNo: integer("agent_no").references(() => agents.agentNo),
    licenseNo: integer("license_no"),
    /** Whom the row names, and their NPN; empty where it can't be read. */
    name: text("name").notNull(),
    npn: text("npn").notNull(),
    reason: text("reason").notNull(),
    /** JSON: the row as it was read, or its cells. */
    row: text("row").notNull(),
    /** What stays the same when the next list has the row again. */
    sign: text("sign").notNull(),
    /** Whether the license isn't confirmed meanwhile. */
    marks: flag("marks").notNull(),
    /** The license's status before it was marked. */
    before: text("before"),
    status: text("status", { enum: LIST_CASE_STATUSES }).notNull(),
    openedAt: timeMs("opened_at").notNull(),
    dueAt: timeMs("due_at").notNull(),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by"),
    /** The import whose news of the license settled it: undoing that opens it again. */
    settledBy: integer("settled_by"),
    /** Why, for the log. */
    decision: text("decision").notNull().default(""),
  },
  (t) => [
    ...listedValues(t),
    index("list_cases_import").on(t.importNo, t.status, t.rowNo),
    index("list_cases_due").on(t.dueAt, t.id).where(sql`status = 'open'`),
    index("list_cases_number")
      .on(t.stateCode, t.number)
      .where(sql`status IN ('open', 'refused', 'repeated')`),
    index("list_cases_license").on(t.licenseNo).where(sql`license_no IS NOT NULL`),
    index("list_cases_judge").on(t.decidedBy).where(sql`decided_by IS NOT NULL`),
    index("list_cases_agent").on(t.agentNo).where(sql`agent_no IS NOT NULL`),
  ],
);

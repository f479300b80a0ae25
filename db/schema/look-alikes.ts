/** Profiles that look like one person (decision 0119). */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { LOOK_ALIKE_STATUSES } from "../lists.ts";
import { agents } from "./directory.ts";

/** An agent's name as it is compared with others of the state. Stored in the order of its key (WITHOUT ROWID). */
export const agentNameKeys = sqliteTable(
  "agent_name_keys",
  {
    stateCode: text("state_code").notNull(),
    nameKey: text("name_key").notNull(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
  },
  (t) => [
    primaryKey({ columns: [t.stateCode, t.nameKey, t.agentNo] }),
    uniqueIndex("agent_name_keys_agent").on(t.agentNo),
  ],
);

/** Two profiles that an admin looks at: one person, or two. What was decided is remembered, and the pair isn't raised again. */
export const lookAlikes = sqliteTable(
  "look_alikes",
  {
    id: uuid("id").primaryKey(),
    /** The one that came later. */
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    otherNo: integer("other_no")
      .notNull()
      .references(() => agents.agentNo),
    status: text("status", { enum: LOOK_ALIKE_STATUSES }).notNull(),
    openedAt: timeMs("opened_at").notNull(),
    dueAt: timeMs("due_at").notNull(),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by"),
    /** Why, for the log. */
    decision: text("decision").notNull().default(""),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("look_alikes_pair").on(t.agentNo, t.otherNo),
    index("look_alikes_other").on(t.otherNo),
    index("look_alikes_due").on(t.dueAt, t.id).where(sql`status = 'open'`),
    index("look_alikes_judge").on(t.decidedBy).where(sql`decided_by IS NOT NULL`),
  ],
);

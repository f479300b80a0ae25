/** Profiles whose new reviews wait because many came at once. Never because of their stars. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { PAUSE_ENDS } from "../lists.ts";
import { agents } from "./directory.ts";

/** One row per pause; at most one per agent is open. */
export const reviewPauses = sqliteTable(
  "review_pauses",
  {
    id: uuid("id").primaryKey(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    beganAt: timeMs("began_at").notNull(),
    /** What was counted when it began, as JSON. */
    evidence: text("evidence").notNull(),
    /** When reviews last came as they did when it began. It ends some quiet days later. */
    lastBurstAt: timeMs("last_burst_at").notNull(),
    endedAt: timeMs("ended_at"),
    /** The rule, or an admin. */
    endedBy: text("ended_by", { enum: PAUSE_ENDS }),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("review_pauses_open").on(t.agentNo).where(sql`ended_at IS NULL`),
    index("review_pauses_quiet").on(t.lastBurstAt).where(sql`ended_at IS NULL`),
    index("review_pauses_agent").on(t.agentNo, t.beganAt),
  ],
);

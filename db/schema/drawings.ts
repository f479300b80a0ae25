/** Drawings in place of photos: who has one, and the runs that gave them. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { DRAWING_RUN_STATUSES } from "../lists.ts";

/** One click on Start; at most one of them runs, or is undone, at a time. */
export const drawingRuns = sqliteTable(
  "drawing_runs",
  {
    id: uuid("id").primaryKey(),
    status: text("status", { enum: DRAWING_RUN_STATUSES }).notNull(),
    /** The admin who began it. Outlives the account. */
    actorId: uuid("actor_id").notNull(),
    reason: text("reason").notNull(),
    /** The last agent when it began: later ones wait for another run. */
    lastAgentNo: integer("last_agent_no").notNull(),
    /** The last agent it looked at; executives follow afterwards. */
    agentNo: integer("agent_no").notNull().default(0),
    /** The last executive it looked at; null while agents are left. */
    afterUserId: uuid("after_user_id"),
    /** Drawings given, and undone since. */
    drawn: integer("drawn").notNull().default(0),
    takenBack: integer("taken_back").notNull().default(0),
    startedAt: timeMs("started_at").notNull(),
    endedAt: timeMs("ended_at"),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.drawn, t.takenBack),
    index("drawing_runs_active").on(t.status).where(sql`status IN ('running', 'undoing')`),
  ],
);

/** Who was given one. It shows while their own row names it (`drawing_url`) and no photo. */
export const drawings = sqliteTable(
  "drawings",
  {
    drawingNo: integer("drawing_no").primaryKey(),
    runId: uuid("run_id")
      .notNull()
      .references(() => drawingRuns.id),
    /** Whose it is: one of the two. */
    agentNo: integer("agent_no"),
    userId: uuid("user_id"),
    /** By its owner: no run gives them another. */
    removedAt: timeMs("removed_at"),
  },
  (t) => [
    check("drawings_owner", sql.raw(`("agent_no" IS NOT NULL) + ("user_id" IS NOT NULL) = 1`)),
    uniqueIndex("drawings_agent").on(t.agentNo),
    uniqueIndex("drawings_user").on(t.userId),
    index("drawings_run").on(t.runId, t.drawingNo).where(sql`removed_at IS NULL`),
  ],
);

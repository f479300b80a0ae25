/** What the cron of each minute did last: one row per task. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { notNegative } from "../checks.ts";
import { timeMs } from "../columns.ts";

export const cronRuns = sqliteTable(
  "cron_runs",
  {
    task: text("task").primaryKey(),
    endedAt: timeMs("ended_at").notNull(),
    tookMs: integer("took_ms").notNull(),
    /** Its last failure, whether or not it has gone well since. */
    failedAt: timeMs("failed_at"),
    failure: text("failure"),
  },
  (t) => [...notNegative(t.tookMs)],
);

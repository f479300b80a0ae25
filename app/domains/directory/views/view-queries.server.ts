/** How often profiles were opened, for their agents. */
import { type SQL, sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { WEEK_MS } from "#app/platform/durations.ts";
import { lastWeeks } from "#app/platform/time/weeks.ts";

/** For `read`: views of the agents whose numbers `agents` selects in each of the last weeks that has some; 0 is the oldest. */
export function viewsByWeekStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  agents: SQL,
  weeks: number,
) {
  const [firstMs = 0] = lastWeeks(clock.now(), weeks);
  return rowsOf(
    db,
    "views by week",
    { week: integer, count: integer },
    sql`
    SELECT CAST((unixepoch(day) * 1000 - ${firstMs}) / ${WEEK_MS} AS INTEGER) week, sum(views) count FROM profile_views
    WHERE agent_no IN ${agents} AND day >= ${utcDay(firstMs)} GROUP BY 1 ORDER BY 1 LIMIT ${weeks}`,
  );
}

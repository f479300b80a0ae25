/** Figures of conversations for dashboards: unread messages, and conversations started by week or month. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { WEEK_MS } from "#app/platform/durations.ts";
import { lastMonths, lastWeeks } from "#app/platform/time/weeks.ts";
import { claimedAgent } from "../own-thread.server.ts";

const unreadRow = { messages: integer, threads: integer };
/** A user's unread messages, and in how many conversations. */
export type Unread = RowOf<typeof unreadRow>;

/** For `read`: one row over both sides, customer and agent, like `listThreads`. */
export const unreadStatement = ({ db }: Pick<AppContext, "db">, userId: string) =>
  rowsOf(
    db,
    "unread messages",
    unreadRow,
    sql`
    SELECT coalesce(sum(unseen), 0) messages, count(*) threads FROM (
      SELECT customer_unread unseen FROM message_threads WHERE customer_user_id = ${userId} AND customer_unread > 0
      UNION ALL SELECT agent_unread FROM message_threads
        WHERE agent_user_id = ${userId} AND agent_no = ${claimedAgent(userId)} AND agent_unread > 0)`,
  );

/** For `read`: conversations that customers started with this account, by week, without empty weeks; week 0 is the oldest. */
export function contactsByWeekStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  weeks: number,
) {
  const [firstMs = 0] = lastWeeks(clock.now(), weeks);
  return rowsOf(
    db,
    "contacts by week",
    { week: integer, count: integer },
    sql`
    SELECT CAST((started_at - ${firstMs}) / ${WEEK_MS} AS INTEGER) week, count(*) count FROM message_threads
    WHERE agent_no = ${claimedAgent(userId)} AND agent_user_id = ${userId} AND started_at >= ${firstMs}
    GROUP BY 1 ORDER BY 1 LIMIT ${weeks + 1}`,
  );
}

/**
 * For `read`: conversations that customers started with the agents that `agents` selects, by month (`YYYY-MM`, UTC), without
 * empty months.
 */
export function contactsByMonthStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  agents: SQL,
  months: number,
) {
  const [first = ""] = lastMonths(clock.now(), months);
  return rowsOf(
    db,
    "contacts by month",
    { month: text, count: integer },
    sql`
    SELECT strftime('%Y-%m', started_at / 1000, 'unixepoch') month, count(*) count FROM message_threads
    WHERE agent_no IN ${agents} AND started_at >= ${Date.parse(`${first}-01T00:00:00Z`)}
    GROUP BY 1 ORDER BY 1 LIMIT ${months + 1}`,
  );
}

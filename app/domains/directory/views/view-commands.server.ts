/** Stores counted profile views, and deletes old sums. */
import { sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { CountedViews } from "#app/platform/pages/profile-view.ts";
import { VIEWS_DROPPED, VIEWS_STORED_DAYS } from "./limits.ts";

/** Adds them to the sums of their days. Visits of the account that claimed the profile are left out; nothing else is stored. */
export async function addViews(context: AppContext, views: readonly CountedViews[]): Promise<void> {
  if (views.length === 0) return;
  await commit(context, {
    statements: [
      context.db.orm.run(sql`
        INSERT INTO profile_views (agent_no, day, views)
        SELECT a.agent_no, v.value ->> 'day', sum(v.value ->> 'views')
        FROM json_each(${JSON.stringify(views)}) v JOIN agents a ON a.slug = v.value ->> 'slug'
        WHERE a.account_status = 'active' AND NOT EXISTS (SELECT 1 FROM profiles p
          WHERE p.agent_no = a.agent_no AND p.user_id = v.value ->> 'readerId')
        GROUP BY 1, 2
        ON CONFLICT (agent_no, day) DO UPDATE SET views = views + excluded.views`),
    ],
  });
}

/** Deletes the sums of days long past, some at a time. Called by the clock; returns how many. */
export async function dropOldViews(context: AppContext): Promise<number> {
  const before = utcDay(context.clock.now() - VIEWS_STORED_DAYS * DAY_MS);
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        context.db,
        "old views",
        { agentNo: integer },
        sql`
        DELETE FROM profile_views WHERE (agent_no, day) IN (SELECT o.agent_no, o.day FROM profile_views o
          WHERE o.day < ${before} LIMIT ${VIEWS_DROPPED})
        RETURNING agent_no agentNo`,
      ),
    ],
  });
  return results[0].length;
}

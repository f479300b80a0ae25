/** How often the demo profiles of Lantern Row's agents were opened. */
import type { Client } from "@libsql/client/web";
import { dayOf } from "./days.ts";

const DAYS = 12 * 7 + 6;

/**
 * Writes a sum per agent and day: more from month to month, fewer on weekends, otherwise by the numbers of agent and
 * day, so that the same seed gives the same rows.
 */
export async function seedProfileViews(client: Client, nowMs: number): Promise<void> {
  await client.execute({
    sql: `WITH RECURSIVE days(ago) AS (SELECT 0 UNION ALL SELECT ago + 1 FROM days WHERE ago < ?)
      INSERT OR IGNORE INTO profile_views (agent_no, day, views)
      SELECT a.agent_no, date(?, '-' || d.ago || ' days'),
        (CASE a.slug WHEN 'ines-calloway' THEN 22 ELSE 4 + a.agent_no % 5 END * (160 - d.ago) / 120
          + (a.agent_no * 31 + d.ago * 17) % 7)
          * CASE WHEN strftime('%w', date(?, '-' || d.ago || ' days')) IN ('0', '6') THEN 5 ELSE 10 END / 10
      FROM agents a JOIN organizations o ON o.organization_no = a.organization_no
        AND o.url_slug = 'lantern-row-insurance' CROSS JOIN days d`,
    args: [DAYS, dayOf(nowMs), dayOf(nowMs)],
  });
}

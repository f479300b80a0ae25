/** The figures of a plan's download: an agent's own by week, or an organization's members. */
import { sql } from "drizzle-orm";
import { memberName, memberOrder } from "#app/domains/organizations/members/member-queries.server.ts";
import { managedNumbers } from "#app/domains/organizations/membership-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { WEEK_MS } from "#app/platform/durations.ts";
import { weekStart } from "#app/platform/time/weeks.ts";
import { ORGANIZATION_ROLES } from "#db/lists.ts";
import { FIGURES_WEEKS, MEMBERS_IN_FILE } from "../limits.ts";

const weekRow = {
  week: integer,
  reviews: integer,
  meanStars: nullable(real),
  replies: integer,
  answers: integer,
  conversations: integer,
  medianMinutes: nullable(integer),
};
export type WeekFigures = RowOf<typeof weekRow>;

/** The last weeks including this one, oldest first; weeks begin on Monday, UTC. Empty without a profile. */
export async function listWeekFigures(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
): Promise<WeekFigures[]> {
  const firstMs = weekStart(clock.now()) - (FIGURES_WEEKS - 1) * WEEK_MS;
  const agent = sql`(SELECT p.agent_no FROM profiles p WHERE p.user_id = ${userId} AND p.verified)`;
  const weekOf = (time: ReturnType<typeof sql>) => sql`CAST((${time} - ${firstMs}) / ${WEEK_MS} AS INTEGER)`;
  const [rows] = await db.read([
    rowsOf(
      db,
      "figures by week",
      weekRow,
      sql`
      WITH RECURSIVE weeks(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM weeks WHERE n < ${FIGURES_WEEKS - 1}),
        received AS (SELECT ${weekOf(sql`published_at`)} n, count(*) reviews, avg(stars) stars FROM reviews
          WHERE agent_no = ${agent} AND status = 'published' AND published_at >= ${firstMs} GROUP BY 1),
        replied AS (SELECT ${weekOf(sql`replied_at`)} n, count(*) replies FROM reviews
          WHERE agent_no = ${agent} AND status = 'published' AND replied_at >= ${firstMs} GROUP BY 1),
        answered AS (SELECT ${weekOf(sql`created_at`)} n, count(*) answers FROM expert_answers
          WHERE agent_no = ${agent} AND status = 'published' AND created_at >= ${firstMs} GROUP BY 1),
        waits AS (SELECT ${weekOf(sql`counted_at`)} n, minutes FROM response_waits
          WHERE agent_no = ${agent} AND counted_at >= ${firstMs}),
        placed AS (SELECT n, minutes, row_number() OVER (PARTITION BY n ORDER BY minutes) place,
          count(*) OVER (PARTITION BY n) places FROM waits),
        waited AS (SELECT n, max(places) conversations, CAST(round(avg(minutes)) AS INTEGER) median FROM placed
          WHERE place IN ((places + 1) / 2, (places + 2) / 2) GROUP BY n)
      SELECT ${firstMs} + w.n * ${WEEK_MS} week, coalesce(r.reviews, 0) reviews, r.stars meanStars,
        coalesce(e.replies, 0) replies, coalesce(x.answers, 0) answers, coalesce(t.conversations, 0) conversations,
        t.median medianMinutes
      FROM weeks w LEFT JOIN received r ON r.n = w.n LEFT JOIN replied e ON e.n = w.n
        LEFT JOIN answered x ON x.n = w.n LEFT JOIN waited t ON t.n = w.n
      WHERE ${agent} IS NOT NULL
      ORDER BY w.n LIMIT ${FIGURES_WEEKS}`,
    ),
  ]);
  return rows;
}

const memberRow = {
  name: nullable(text),
  role: oneOf(ORGANIZATION_ROLES),
  joinedAt: integer,
  reviews: nullable(integer),
  meanStars: nullable(real),
  conversations: nullable(integer),
  medianMinutes: nullable(integer),
};
export type MemberFigures = RowOf<typeof memberRow>;

/** An organization's members with their public figures; only for its leaders. */
export async function listMemberFigures(
  { db }: Pick<AppContext, "db">,
  userId: string,
  organizationNo: number,
): Promise<MemberFigures[]> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "figures of members",
      memberRow,
      sql`
      SELECT ${memberName} name, m.role, m.joined_at joinedAt, st.published reviews,
        (st.stars_1 + 2.0 * st.stars_2 + 3.0 * st.stars_3 + 4.0 * st.stars_4 + 5.0 * st.stars_5)
          / nullif(st.stars_1 + st.stars_2 + st.stars_3 + st.stars_4 + st.stars_5, 0) meanStars,
        a.response_threads conversations, a.response_minutes medianMinutes
      FROM organization_members m
        LEFT JOIN profiles p ON p.user_id = m.user_id AND p.verified
        LEFT JOIN agents a ON a.agent_no = coalesce(p.agent_no,
          (SELECT pa.agent_no FROM agents pa WHERE pa.person_id = m.person_id))
        LEFT JOIN agent_review_stats st ON st.agent_no = a.agent_no
      WHERE m.organization_no = ${organizationNo} AND m.left_at IS NULL
        AND m.organization_no IN ${managedNumbers(sql`${userId}`)}
      ORDER BY ${memberOrder}, m.joined_at, m.id LIMIT ${MEMBERS_IN_FILE}`,
    ),
  ]);
  return rows;
}

/** How many organizations and plans an agent states they offer in Medicare Advantage and Part D. */
import { type SQL, sql } from "drizzle-orm";
import type { PlansOffered } from "#app/domains/law/types.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";

/** The day from which numbers count: October 1, when the next year’s plans begin to be sold. */
export function planYearSince(nowMs: number): string {
  const today = utcDay(nowMs);
  const year = Number(today.slice(0, 4));
  return today.slice(5) >= "10-01" ? `${year}-10-01` : `${year - 1}-10-01`;
}

/** A column with what an agent stated and when, for `readOffered`; null without a statement. */
export const offeredSql = (agentNo: SQL): SQL =>
  sql`(SELECT json_array(mo.organizations, mo.plans, mo.every_plan, mo.stated_on)
    FROM medicare_offers mo WHERE mo.agent_no = ${agentNo})`;

/** The same as a statement, for the page of an agent. */
export const offeredStatement = ({ db }: Pick<AppContext, "db">, agentNo: SQL) =>
  rowsOf(
    db,
    "stated plans of an agent",
    { offered: nullable(text) },
    sql`SELECT ${offeredSql(sql`(${agentNo})`)} offered`,
  );

type Stated = readonly [organizations: number, plans: number, everyPlan: 0 | 1, statedOn: string];

/** What `offeredSql` selected, if it was stated for the plan year that is sold now. */
export function readOffered(column: string | null, nowMs: number): PlansOffered | null {
  if (column === null) return null;
  const [organizations, plans, everyPlan, statedOn] = JSON.parse(column) as Stated;
  return statedOn < planYearSince(nowMs) ? null : { organizations, plans, all: everyPlan === 1 };
}

const ownRow = { organizations: integer, plans: integer, everyPlan: flag, statedOn: text };

/** What this account stated for the profile that it manages, also for an earlier plan year; null when nothing. */
export async function findOwnOffer(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<RowOf<typeof ownRow> | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "own statement of plans",
      ownRow,
      sql`SELECT o.organizations, o.plans, o.every_plan everyPlan, o.stated_on statedOn FROM medicare_offers o
        WHERE o.agent_no = (SELECT k.agent_no FROM profiles k WHERE k.user_id = ${userId} AND k.verified) LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

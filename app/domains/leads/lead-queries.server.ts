/** Leads for their agent, and counts for an organization. */

import { type SQL, sql } from "drizzle-orm";
import { agentsOfManagedAndBelow } from "#app/domains/organizations/affiliations/below-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS, WEEK_MS } from "#app/platform/durations.ts";
import { calendarZone } from "#app/platform/time/account-zone.ts";
import { lastWeeks } from "#app/platform/time/weeks.ts";
import { wallClock } from "#app/platform/time/zoned-time.ts";
import { LEAD_EVENTS, LEAD_STATES } from "#db/lists.ts";
import { type LeadFilter, leadCursor } from "./inputs.ts";
import { fromLeads, type Lead, leadColumns, leadRow } from "./lead-rows.server.ts";
import { COUNTED_MONTHS, LISTED_LEADS, SHOWN_EVENTS } from "./limits.ts";
import { isOwnLead } from "./own-lead.server.ts";

type Place = { leadNo: number };

/** When a lead `l` reached its agent. */
const RECEIVED_AT = sql`coalesce(l.received_at, l.created_at)`;

/** Searches names, ZIP codes and notes, never anything that the person hasn't shown. */
function conditionsOf(userId: string, { state, source, find, week }: LeadFilter, after: Place | null): SQL {
  const conditions = [isOwnLead(userId)];
  if (state !== undefined) conditions.push(sql`l.status = ${state}`);
  if (source !== undefined) conditions.push(sql`l.source = ${source}`);
  if (week !== undefined) {
    const fromMs = Date.parse(week);
    conditions.push(sql`${RECEIVED_AT} >= ${fromMs} AND ${RECEIVED_AT} < ${fromMs + WEEK_MS}`);
  }
  if (find !== undefined) {
    const pattern = `%${find.replace(/[\\%_]/g, "\\$&")}%`;
    conditions.push(sql`(l.first_name LIKE ${pattern} ESCAPE '\\' OR l.zip = ${find} OR l.note LIKE ${pattern} ESCAPE '\\'
      OR l.next_step LIKE ${pattern} ESCAPE '\\' OR EXISTS (SELECT 1 FROM lead_events e WHERE e.lead_no = l.lead_no
        AND e.kind = 'note' AND e.detail LIKE ${pattern} ESCAPE '\\'))`);
  }
  if (after !== null) conditions.push(sql`l.lead_no < ${after.leadNo}`);
  return sql.join(conditions, sql` AND `);
}

/** The statement for some of the user's leads, newest first. */
export const leadsStatement = (
  { db }: Pick<AppContext, "db">,
  userId: string,
  filter: LeadFilter,
  { after, most }: { after: Place | null; most: number },
) =>
  rowsOf(
    db,
    "leads",
    leadRow,
    sql`SELECT ${leadColumns} ${fromLeads} WHERE ${conditionsOf(userId, filter, after)}
      ORDER BY l.lead_no DESC LIMIT ${most}`,
  );

export type LeadCounts = Readonly<Partial<Record<(typeof LEAD_STATES)[number], number>>>;

/**
 * A page of the list, with counts by state and today's date in the agent's zone; `next` is the cursor of the next page. One
 * round trip.
 */
export async function listLeads(
  context: Pick<AppContext, "db" | "clock">,
  userId: string,
  filter: LeadFilter,
  after: Place | null,
): Promise<{ leads: Lead[]; next: string | null; counts: LeadCounts; today: string }> {
  const { db, clock } = context;
  const { rows, counted, zones } = await db.read({
    rows: leadsStatement(context, userId, filter, { after, most: LISTED_LEADS + 1 }),
    counted: rowsOf(
      db,
      "leads by state",
      { state: oneOf(LEAD_STATES), n: integer },
      sql`SELECT l.status state, count(*) n FROM leads l WHERE ${isOwnLead(userId)} GROUP BY l.status LIMIT 10`,
    ),
    zones: rowsOf(
      db,
      "zone of an agent",
      { timeZone: text },
      sql`SELECT ${calendarZone(sql`c`, sql`a`)} timeZone FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
        LEFT JOIN calendars c ON c.agent_no = a.agent_no WHERE p.user_id = ${userId} AND p.verified LIMIT 1`,
    ),
  });
  const leads = rows.slice(0, LISTED_LEADS);
  const last = leads.at(-1);
  return {
    leads,
    next: rows.length > LISTED_LEADS && last !== undefined ? leadCursor.write({ leadNo: last.leadNo }) : null,
    counts: Object.fromEntries(counted.map(({ state, n }) => [state, n])),
    today: wallClock(zones[0]?.timeZone ?? "UTC", clock.now()).day,
  };
}

/** For `read`: the user's leads by week, without empty weeks; week 0 is the oldest. */
export function leadsByWeekStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  weeks: number,
) {
  const [firstMs = 0] = lastWeeks(clock.now(), weeks);
  return rowsOf(
    db,
    "leads by week",
    { week: integer, count: integer },
    sql`
    SELECT CAST((${RECEIVED_AT} - ${firstMs}) / ${WEEK_MS} AS INTEGER) week, count(*) count FROM leads l
    WHERE ${isOwnLead(userId)} AND ${RECEIVED_AT} >= ${firstMs} GROUP BY 1 ORDER BY 1 LIMIT ${weeks + 1}`,
  );
}

/** For `read`: one row with how many of the user's leads are new. */
export const newLeadsStatement = ({ db }: Pick<AppContext, "db">, userId: string) =>
  rowsOf(
    db,
    "new leads",
    { n: integer },
    sql`SELECT count(*) n FROM leads l WHERE ${isOwnLead(userId)} AND l.status = 'new'`,
  );

const eventRow = { at: integer, kind: oneOf(LEAD_EVENTS), detail: text };
export type LeadEvent = RowOf<typeof eventRow>;

/** One lead with its history, newest first; null when it isn't the user's. One round trip. */
export async function findLead(
  { db }: Pick<AppContext, "db">,
  userId: string,
  leadId: string,
): Promise<{ lead: Lead; events: LeadEvent[] } | null> {
  const { rows, events } = await db.read({
    rows: rowsOf(
      db,
      "lead",
      leadRow,
      sql`SELECT ${leadColumns} ${fromLeads} WHERE l.id = ${leadId} AND ${isOwnLead(userId)} LIMIT 1`,
    ),
    events: rowsOf(
      db,
      "history of a lead",
      eventRow,
      sql`
      SELECT e.at, e.kind, e.detail FROM leads l JOIN lead_events e ON e.lead_no = l.lead_no
      WHERE l.id = ${leadId} AND ${isOwnLead(userId)} ORDER BY e.event_no DESC LIMIT ${SHOWN_EVENTS}`,
    ),
  });
  const lead = rows[0];
  return lead === undefined ? null : { lead, events };
}

const monthRow = { month: text, received: integer, won: integer };
export type LeadMonth = RowOf<typeof monthRow>;

/** Monthly counts of leads to the agents of an organization that the user leads, and of those below it. No names. */
export async function listLeadMonths(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  organizationSlug: string,
): Promise<LeadMonth[]> {
  const since = clock.now() - COUNTED_MONTHS * 31 * DAY_MS;
  const [rows] = await db.read([
    rowsOf(
      db,
      "leads by month",
      monthRow,
      sql`
      SELECT strftime('%Y-%m', l.received_at / 1000, 'unixepoch') month, count(*) received,
        sum(l.status = 'won') won
      FROM leads l WHERE l.agent_no IN ${agentsOfManagedAndBelow({ userId, slug: organizationSlug })}
        AND l.status <> 'unconfirmed' AND l.received_at > ${since}
      GROUP BY month ORDER BY month DESC LIMIT ${COUNTED_MONTHS}`,
    ),
  ]);
  return rows;
}

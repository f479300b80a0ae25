/** What states' lists say of an agent besides licenses: which carriers have appointed them, and which agencies they work for. */
import { type SQL, sql } from "drizzle-orm";
import { isEvidenceStale } from "#app/domains/licenses/policy.ts";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, t } from "#app/text/text.ts";
import type { Said } from "./fact-words.ts";

const SHOWN_RECORDS = 60;

const appointmentRow = { carrier: text, stateName: text, readOn: text };
const affiliationRow = { agency: text, slug: text, stateName: text, readOn: text };

/** A line of the profile; `to`: the page of the organization that it names. */
export type StateRecord = Said & { to: string | null };

/** Statements for `batch`: what is in force today by the newest list of each state; `agentNo` selects the agent's number. */
export const recordStatements = ({ db, clock }: Pick<AppContext, "db" | "clock">, agentNo: SQL) => ({
  appointed: rowsOf(
    db,
    "appointments of an agent",
    appointmentRow,
    sql`SELECT k.name carrier, s.name stateName, p.read_on readOn FROM agent_appointments p
      JOIN carriers k ON k.carrier_no = p.carrier_no JOIN states s ON s.code = p.state_code
      WHERE p.agent_no = ${agentNo} AND p.status = 'active'
        AND (p.since IS NULL OR p.since <= ${stateDaySql(sql`p.state_code`, clock.now())})
        AND (p.until IS NULL OR p.until >= ${stateDaySql(sql`p.state_code`, clock.now())})
      ORDER BY k.name, s.name LIMIT ${SHOWN_RECORDS}`,
  ),
  affiliated: rowsOf(
    db,
    "agencies that lists name with an agent",
    affiliationRow,
    sql`SELECT o.name agency, o.url_slug slug, s.name stateName, l.read_on readOn FROM listed_affiliations l
      JOIN organizations o ON o.organization_no = l.organization_no AND o.status = 'active'
      JOIN states s ON s.code = l.state_code
      WHERE l.agent_no = ${agentNo}
        AND (l.since IS NULL OR l.since <= ${stateDaySql(sql`l.state_code`, clock.now())})
        AND (l.until IS NULL OR l.until >= ${stateDaySql(sql`l.state_code`, clock.now())})
      ORDER BY o.name, s.name LIMIT ${SHOWN_RECORDS}`,
  ),
});

type Read = { appointed: RowOf<typeof appointmentRow>[]; affiliated: RowOf<typeof affiliationRow>[] };

/** The lines, each with its list and its day; gray once no list has said so for long, as with facts (decision 0110). */
export const readRecords = ({ appointed, affiliated }: Read, nowMs: number): StateRecord[] => [
  ...appointed.map(({ carrier, stateName, readOn }) => {
    const stale = isEvidenceStale(readOn, nowMs);
    const values = { carrier, state: named(stateName), day: formatDay(readOn) };
    const words = stale
      ? t("Last listed as appointed by {carrier} ({state} list, {day})", values)
      : t("Appointed by {carrier} ({state} list, {day})", values);
    return { words, stale, to: null };
  }),
  ...affiliated.map(({ agency, slug, stateName, readOn }) => {
    const stale = isEvidenceStale(readOn, nowMs);
    const values = { agency, state: named(stateName), day: formatDay(readOn) };
    const words = stale
      ? t("Last listed by {state} as a producer of {agency} ({day})", values)
      : t("Listed by {state} as a producer of {agency} ({day})", values);
    return { words, stale, to: paths.organization(slug) };
  }),
];

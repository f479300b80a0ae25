/** Reads an agent's licenses on a day from the ledger: one statement, for the round trip of the page that shows them. */
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import {
  integer,
  json,
  nullable,
  oneOf,
  packed,
  type RowOf,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { CHANGE_CAUSES, LICENSE_EVIDENCE, LICENSE_STATUSES } from "#db/lists.ts";
import { stateDay } from "../state-day.ts";
import { asKnownNow, asKnownThen, historyOf, type OnDay, type Terms } from "./license-day.ts";
import { CHANGES_LIMIT, LICENSES_LIMIT } from "./limits.ts";

const Part = z
  .object({
    number: z.string(),
    lines: z.number(),
    status: z.enum(LICENSE_STATUSES),
    effectiveOn: z.string(),
    expiresOn: z.string(),
    evidence: z.enum(LICENSE_EVIDENCE),
    evidenceReadOn: z.string(),
  })
  .partial();

const licenseRow = {
  licenseNo: integer,
  number: text,
  lines: integer,
  status: oneOf(LICENSE_STATUSES),
  effectiveOn: text,
  expiresOn: text,
  evidence: oneOf(LICENSE_EVIDENCE),
  evidenceReadOn: text,
};
const changeRow = {
  licenseNo: integer,
  cause: oneOf(CHANGE_CAUSES),
  importNo: nullable(integer),
  before: nullable(json(Part)),
  after: nullable(json(Part)),
  changedAt: integer,
};
const dayRow = {
  stateCode: text,
  /** Null: no state has this code. */
  stateName: nullable(text),
  /** When the ledger first recorded anything of the agent; null: never. */
  firstAt: nullable(integer),
  /** The oldest evidence of licenses that were here before changes were recorded. */
  firstReadOn: nullable(text),
  licenses: packed(licenseRow),
  changes: packed(changeRow),
};

/**
 * The statement for `batch`: what the ledger has of an agent's licenses in a state, the agent's own where it names
 * none; nothing where nothing is asked. `agentNo` selects the agent's number.
 */
export const licenseDayStatement = (
  { db }: Pick<AppContext, "db">,
  agentNo: SQL,
  asked: { stateCode: string | null } | null,
) =>
  rowsOf(
    db,
    "licenses on a day",
    dayRow,
    sql`WITH asked AS MATERIALIZED (SELECT a.agent_no, coalesce(${asked?.stateCode ?? null}, a.state_code) state_code
        FROM agents a WHERE ${asked === null ? sql`0` : sql`a.agent_no = ${agentNo}`})
      SELECT q.state_code stateCode, s.name stateName,
        (SELECT min(at) FROM (SELECT min(e.recorded_at) at FROM license_evidence e WHERE e.agent_no = q.agent_no
          UNION ALL SELECT min(c.changed_at) FROM license_changes c WHERE c.agent_no = q.agent_no)) firstAt,
        (SELECT min(coalesce((SELECT c.before->>'evidenceReadOn' FROM license_changes c WHERE c.license_no = l.license_no
              AND c.before->>'evidenceReadOn' IS NOT NULL ORDER BY c.change_no LIMIT 1), l.evidence_read_on))
          FROM licenses l WHERE l.agent_no = q.agent_no AND NOT EXISTS (SELECT 1 FROM license_changes c
            WHERE c.license_no = l.license_no AND c.before IS NULL)) firstReadOn,
        (SELECT json_group_array(json_array(l.license_no, l.number, l.lines, l.status, l.effective_on, l.expires_on,
            l.evidence, l.evidence_read_on))
          FROM (SELECT * FROM licenses WHERE agent_no = q.agent_no AND state_code = q.state_code
            ORDER BY license_no LIMIT ${LICENSES_LIMIT}) l) licenses,
        (SELECT json_group_array(json_array(c.license_no, c.cause, c.import_no, c.before, c.after, c.changed_at))
          FROM (SELECT * FROM license_changes WHERE agent_no = q.agent_no AND license_no IN (
              SELECT l.license_no FROM licenses l WHERE l.agent_no = q.agent_no AND l.state_code = q.state_code
              UNION SELECT g.license_no FROM license_changes g WHERE g.agent_no = q.agent_no
                AND g.license_no IS NOT NULL AND q.state_code IN (g.before->>'stateCode', g.after->>'stateCode'))
            ORDER BY change_no DESC LIMIT ${CHANGES_LIMIT}) c) changes
      FROM asked q LEFT JOIN states s ON s.code = q.state_code`,
  );

export type { OnDay } from "./license-day.ts";
export type LicenseDayRow = RowOf<typeof dayRow>;

/** What we know of one agent's licenses in a state on a day. */
export type LicensesOnDay = {
  stateCode: string;
  stateName: string;
  /** Null: the ledger had nothing of this agent, in any state, when that day was over. */
  thatDay: OnDay[] | null;
  now: OnDay[];
};

/** Reads the row of `licenseDayStatement`; null: no state has that code. */
export function readLicenseDay(row: LicenseDayRow, day: string): LicensesOnDay | null {
  const { stateCode, stateName, firstAt, firstReadOn } = row;
  if (stateName === null) return null;
  const current = new Map<number, Terms>(row.licenses.map(({ licenseNo, ...terms }) => [licenseNo, terms]));
  // The newest come first.
  const changes = row.changes.toReversed();
  const histories = [...new Set([...current.keys(), ...changes.map(({ licenseNo }) => licenseNo)])].map(
    (no) =>
      historyOf(
        current.get(no) ?? null,
        changes
          .filter(({ licenseNo }) => licenseNo === no)
          .map(({ changedAt, ...change }) => ({ ...change, changedOn: stateDay(stateCode, changedAt) })),
      ),
  );
  const isKnown =
    (firstAt !== null && stateDay(stateCode, firstAt) <= day) || (firstReadOn !== null && firstReadOn <= day);
  const each = (read: typeof asKnownNow) =>
    histories.map((history) => read(history, day)).filter((one) => one !== null);
  return { stateCode, stateName, thatDay: isKnown ? each(asKnownThen) : null, now: each(asKnownNow) };
}

/** What is read of agents before their licenses are changed: every license they hold, and what follows from them. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import {
  flag,
  integer,
  nullable,
  oneOf,
  packed,
  type RowOf,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { LICENSE_EVIDENCE, LICENSE_STATUSES } from "#db/lists.ts";
import { type CoverableType, typesCoveredByLines } from "./policy.ts";
import type { HeldLicense } from "./types.ts";

/** An agent holds a few licenses in each of some states; bounded by what a batch asks for. */
const MOST_LICENSES = 100_000;
const MOST_TYPES = 60;

const agentRow = { agentNo: integer, slug: text, name: text, zip: text, types: integer, active: flag };
const licenseRow = {
  licenseNo: integer,
  agentNo: integer,
  stateCode: text,
  number: text,
  licenseClass: text,
  resident: flag,
  lines: integer,
  stateLabel: text,
  status: oneOf(LICENSE_STATUSES),
  effectiveOn: text,
  expiresOn: text,
  evidence: oneOf(LICENSE_EVIDENCE),
  evidenceReadOn: text,
  revision: integer,
  questionedOn: nullable(text),
};

export type LedgerAgent = RowOf<typeof agentRow> & {
  licenses: readonly HeldLicense[];
  /** Written in the same commit as its licenses, so there is nothing yet that could have changed. */
  isNew?: true;
};

export type Ledgers = {
  agents: ReadonlyMap<number, LedgerAgent>;
  /** No license has had this number, nor a higher one. */
  nextLicenseNo: number;
  coveredTypes: (lines: number) => number;
  /** The lines of each type as they were read; `MAPPING` is what they are. */
  mapping: string;
};

/** Which lines cover which type, as one text. */
export const MAPPING = sql`(SELECT json_group_array(json_array(bit, covering_lines))
  FROM (SELECT bit, covering_lines FROM product_types ORDER BY bit))`;

/** No number is given twice: what was taken away is still spoken of in the changes. */
export const HIGHEST_LICENSE_NO = sql`max(coalesce((SELECT max(license_no) FROM licenses), 0),
  coalesce((SELECT max(license_no) FROM license_changes), 0))`;

/** The day of the newest list whose open cases mark a license; null: none does. */
export const questionedOn = (licenseNo: SQL): SQL =>
  sql`(SELECT max(qi.read_on) FROM list_cases q JOIN license_imports qi ON qi.import_no = q.import_no
    WHERE q.license_no = ${licenseNo} AND q.status = 'open' AND q.marks AND qi.phase NOT IN ('undoing', 'undone'))`;

/** The licenses of these agents, of one state alone where it is given, in one packed row. */
export const licensesStatement = (
  { db }: Pick<AppContext, "db">,
  agentNos: readonly number[],
  stateCode: string | null = null,
) =>
  rowsOf(
    db,
    "licenses to change",
    { licenses: packed(licenseRow) },
    sql`SELECT json_group_array(json_array(license_no, agent_no, state_code, number, license_class, resident, lines,
        state_label, status, effective_on, expires_on, evidence, evidence_read_on, revision,
        CASE WHEN status = 'unconfirmed' THEN ${questionedOn(sql`h.license_no`)} END)) licenses
      FROM (SELECT l.* FROM licenses l WHERE l.agent_no IN (SELECT value FROM json_each(${JSON.stringify(agentNos)}))
        AND ${stateCode === null ? sql`1` : sql`l.state_code = ${stateCode}`} LIMIT ${MOST_LICENSES}) h`,
  );

/** Statements for `batch` that read the agents of these numbers. */
export function ledgerStatements({ db }: Pick<AppContext, "db">, agentNos: readonly number[]) {
  return {
    agents: rowsOf(
      db,
      "agents of licenses",
      { agents: packed(agentRow) },
      sql`SELECT json_group_array(json_array(a.agent_no, a.slug, a.name, a.zip, a.types, a.account_status = 'active')) agents
        FROM agents a WHERE a.agent_no IN (SELECT value FROM json_each(${JSON.stringify(agentNos)}))`,
    ),
    licenses: licensesStatement({ db }, agentNos),
    highest: rowsOf(db, "highest license", { no: integer }, sql`SELECT ${HIGHEST_LICENSE_NO} no`),
    types: rowsOf(
      db,
      "types and lines",
      { bit: integer, coveringLines: text },
      sql`SELECT bit, covering_lines coveringLines FROM product_types ORDER BY bit LIMIT ${MOST_TYPES}`,
    ),
  };
}

type Read = {
  agents: { agents: RowOf<typeof agentRow>[] }[];
  licenses: { licenses: HeldLicense[] }[];
  highest: { no: number }[];
  types: CoverableType[];
};

/** Puts the rows of `ledgerStatements` together. */
export function readLedgers({ agents: found, licenses: all, highest, types }: Read): Ledgers {
  const agents = found[0]?.agents ?? [];
  const licenses = all[0]?.licenses ?? [];
  const held = new Map<number, HeldLicense[]>(agents.map(({ agentNo }) => [agentNo, []]));
  for (const license of licenses) held.get(license.agentNo)?.push(license);
  const known = new Map<number, number>();
  return {
    agents: new Map(
      agents.map((agent) => [agent.agentNo, { ...agent, licenses: held.get(agent.agentNo) ?? [] }]),
    ),
    nextLicenseNo: (highest[0]?.no ?? 0) + 1,
    mapping: JSON.stringify(types.map(({ bit, coveringLines }) => [bit, coveringLines])),
    coveredTypes(lines) {
      const covered = known.get(lines) ?? typesCoveredByLines(lines, types);
      known.set(lines, covered);
      return covered;
    },
  };
}

/** The agents of these numbers, in one round trip. */
export async function findLedgers(
  context: Pick<AppContext, "db">,
  agentNos: readonly number[],
): Promise<Ledgers> {
  return readLedgers(await context.db.batch(ledgerStatements(context, agentNos)));
}

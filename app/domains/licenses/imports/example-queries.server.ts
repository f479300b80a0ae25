/** A few rows of each kind of an import that is tried, those that change something with what they change. */
import { sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { LICENSE_EVIDENCE, LICENSE_STATUSES, ROW_OUTCOMES } from "#db/lists.ts";
import { stateDay } from "../state-day.ts";
import { type FactChange, factChanges } from "../words.ts";
import { compareFederalRow, compareStateRow } from "./compare.ts";
import type { Import } from "./import-rows.server.ts";
import { plainNumber } from "./matching.server.ts";
import type { FederalFacts, StateFacts } from "./types.ts";

/** Of each kind of row so many are shown. */
export const EXAMPLES = 5;
/** Somebody holds a few licenses in one state. */
const MOST_HELD = EXAMPLES * 40;

const exampleRow = {
  outcome: oneOf(ROW_OUTCOMES),
  rowNo: integer,
  key: text,
  npn: text,
  lines: integer,
  stateLabel: text,
  facts: text,
};
const heldRow = {
  rowNo: integer,
  agentNo: integer,
  firstName: text,
  lastName: text,
  homeState: text,
  matchedAt: nullable(integer),
  licenseNo: nullable(integer),
  stateCode: nullable(text),
  number: nullable(text),
  licenseClass: nullable(text),
  resident: nullable(flag),
  lines: nullable(integer),
  stateLabel: nullable(text),
  status: nullable(oneOf(LICENSE_STATUSES)),
  effectiveOn: nullable(text),
  expiresOn: nullable(text),
  evidence: nullable(oneOf(LICENSE_EVIDENCE)),
  evidenceReadOn: nullable(text),
  revision: nullable(integer),
};

export type ImportExample = Omit<RowOf<typeof exampleRow>, "facts" | "lines"> & {
  /** What the row would change; empty for every other kind. */
  changes: FactChange[];
};

/** Statements for the batch that reads an import. */
export function exampleStatements({ db }: Pick<AppContext, "db">, importNo: number) {
  const exampleOf = (outcome: RowOf<typeof exampleRow>["outcome"]) =>
    rowsOf(
      db,
      "examples of an import",
      exampleRow,
      sql`SELECT outcome, row_no rowNo, key, npn, lines, state_label stateLabel, facts FROM license_import_rows
        WHERE import_no = ${importNo} AND outcome = ${outcome} ORDER BY row_no LIMIT ${EXAMPLES}`,
    );
  return {
    added: exampleOf("added"),
    changed: exampleOf("changed"),
    confirmed: exampleOf("confirmed"),
    unmatched: exampleOf("unmatched"),
    held: rowsOf(
      db,
      "what the examples of an import change",
      heldRow,
      sql`SELECT r.row_no rowNo, a.agent_no agentNo, p.first_name firstName, p.last_name lastName,
          a.state_code homeState, a.npn_matched_at matchedAt, l.license_no licenseNo, l.state_code stateCode, l.number,
          l.license_class licenseClass, l.resident, l.lines, l.state_label stateLabel, l.status,
          l.effective_on effectiveOn, l.expires_on expiresOn, l.evidence, l.evidence_read_on evidenceReadOn, l.revision
        FROM (SELECT row_no, npn FROM license_import_rows
            WHERE import_no = ${importNo} AND outcome = 'changed' ORDER BY row_no LIMIT ${EXAMPLES}) r
          CROSS JOIN agents a ON a.npn = r.npn CROSS JOIN people p ON p.id = a.person_id
          LEFT JOIN licenses l ON l.agent_no = a.agent_no
            AND l.state_code = (SELECT state_code FROM license_imports WHERE import_no = ${importNo})
        LIMIT ${MOST_HELD}`,
    ),
  };
}

type Read = Record<"added" | "changed" | "confirmed" | "unmatched", RowOf<typeof exampleRow>[]> & {
  held: RowOf<typeof heldRow>[];
};

/** The examples in the order of their kinds, from what `exampleStatements` read. */
export function readExamples(
  { clock }: Pick<AppContext, "clock">,
  found: Import,
  { added, changed, confirmed, unmatched, held }: Read,
): ImportExample[] {
  const shown = ({ facts: _, lines: __, ...row }: RowOf<typeof exampleRow>) => row;
  const list = {
    stateCode: found.stateCode ?? "",
    readOn: found.readOn,
    today: stateDay(found.stateCode ?? "", clock.now()),
    hasLines: "lines" in found.layout.columns,
  };
  return [
    ...added.map((row) => ({ ...shown(row), changes: [] })),
    ...changed.map((row) => ({
      ...shown(row),
      changes: changesOf(
        row,
        held.filter(({ rowNo }) => rowNo === row.rowNo),
        list,
      ),
    })),
    ...[...confirmed, ...unmatched].map((row) => ({ ...shown(row), changes: [] })),
  ];
}

/** The same comparison as the import made, told apart by what it found. */
function changesOf(
  row: RowOf<typeof exampleRow>,
  held: readonly RowOf<typeof heldRow>[],
  list: Parameters<typeof compareStateRow>[4],
): FactChange[] {
  const [agent] = held;
  if (agent === undefined) return [];
  const { agentNo, firstName, lastName, homeState } = agent;
  const matchedOn = agent.matchedAt === null ? null : utcDay(agent.matchedAt);
  const matched = { agentNo, npn: row.npn, firstName, lastName, homeState, matchedOn };
  // What was written by the import's own reading is trusted to be of its kind.
  const facts = JSON.parse(row.facts) as StateFacts | FederalFacts;
  if ("planYear" in facts) {
    const { matchedOn: is } = compareFederalRow(facts, matched, list.readOn);
    const day = (one: string | null, none: string) => (one === null ? none : formatDay(one));
    return [{ what: "NPN matched", was: day(matchedOn, "never"), is: day(is, "not valid anymore") }];
  }
  const license = held.map(licenseOf).find((one) => one !== null && plainNumber(one.number) === row.key);
  if (license === null || license === undefined) return [];
  const compared = compareStateRow({ ...row, facts }, facts, matched, license, list);
  return "after" in compared ? factChanges(license, compared.after) : [];
}

/** The license that was joined; null where the agent holds none in the state. */
function licenseOf({
  licenseNo,
  agentNo,
  stateCode,
  number,
  licenseClass,
  resident,
  lines,
  stateLabel,
  status,
  effectiveOn,
  expiresOn,
  evidence,
  evidenceReadOn,
  revision,
}: RowOf<typeof heldRow>) {
  if (licenseNo === null || stateCode === null || number === null || licenseClass === null) return null;
  if (resident === null || lines === null || stateLabel === null || status === null) return null;
  if (effectiveOn === null || expiresOn === null || evidence === null) return null;
  if (evidenceReadOn === null || revision === null) return null;
  return {
    licenseNo,
    agentNo,
    stateCode,
    number,
    licenseClass,
    resident,
    lines,
    stateLabel,
    status,
    effectiveOn,
    expiresOn,
    evidence,
    evidenceReadOn,
    revision,
  };
}

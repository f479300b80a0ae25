/** A few rows of each kind of an import that is tried, those that change something with what they change. */
import { sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { LICENSE_EVIDENCE, LICENSE_STATUSES, ROW_OUTCOMES } from "#db/lists.ts";
import { type FactChange, factChanges } from "../words.ts";
import { placeProblem } from "./agents/places.server.ts";
import { plainNumber } from "./compare/candidates.server.ts";
import { compareFederalRow, compareStateRow, type StateList } from "./compare/compare.ts";
import { listOf } from "./compare/compare-rows.server.ts";
import type { Import } from "./import-rows.server.ts";
import type { AgencyFacts, AppointmentFacts, FederalFacts, StateFacts } from "./types.ts";

type AnyFacts = StateFacts | FederalFacts | AgencyFacts | AppointmentFacts;

/** Rows of each kind that are shown. */
export const EXAMPLES = 5;
/** An agent holds a few licenses in one state. */
const MOST_HELD = EXAMPLES * 80;

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
  /** As the profile will have it, and where; empty for every row that makes none. */
  person: string;
  /** Why a profile can't be made yet; empty for every other row. */
  reason: string;
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
    created: exampleOf("created"),
    unplaced: exampleOf("unplaced"),
    added: exampleOf("added"),
    changed: exampleOf("changed"),
    ended: exampleOf("ended"),
    confirmed: exampleOf("confirmed"),
    moved: exampleOf("moved"),
    unmatched: exampleOf("unmatched"),
    uncataloged: exampleOf("uncataloged"),
    held: rowsOf(
      db,
      "what the examples of an import change",
      heldRow,
      sql`SELECT r.row_no rowNo, a.agent_no agentNo, p.first_name firstName, p.last_name lastName,
          a.state_code homeState, a.npn_matched_at matchedAt, l.license_no licenseNo, l.state_code stateCode, l.number,
          l.license_class licenseClass, l.resident, l.lines, l.state_label stateLabel, l.status,
          l.effective_on effectiveOn, l.expires_on expiresOn, l.evidence, l.evidence_read_on evidenceReadOn, l.revision
        FROM (SELECT * FROM (SELECT row_no, npn FROM license_import_rows
              WHERE import_no = ${importNo} AND outcome = 'changed' ORDER BY row_no LIMIT ${EXAMPLES})
            UNION ALL SELECT * FROM (SELECT row_no, npn FROM license_import_rows
              WHERE import_no = ${importNo} AND outcome = 'ended' ORDER BY row_no LIMIT ${EXAMPLES})) r
          CROSS JOIN agents a ON a.npn = r.npn CROSS JOIN people p ON p.id = a.person_id
          LEFT JOIN licenses l ON l.agent_no = a.agent_no
            AND l.state_code = (SELECT state_code FROM license_imports WHERE import_no = ${importNo})
        LIMIT ${MOST_HELD}`,
    ),
  };
}

const SHOWN = [
  "created",
  "unplaced",
  "added",
  "changed",
  "ended",
  "confirmed",
  "moved",
  "unmatched",
  "uncataloged",
] as const;
/** Kinds that are shown with who and where. */
const PEOPLE: readonly string[] = ["created", "unplaced", "moved"];
type Read = Record<(typeof SHOWN)[number], RowOf<typeof exampleRow>[]> & { held: RowOf<typeof heldRow>[] };

/** The examples in the order of their kinds, from what `exampleStatements` read. */
export function readExamples(context: Pick<AppContext, "clock">, found: Import, read: Read): ImportExample[] {
  const list = listOf(context, found);
  return SHOWN.flatMap((outcome) =>
    read[outcome].map((row) => {
      const { facts, lines: _, ...shown } = row;
      // What the import's own reading wrote is trusted to be of its kind.
      const said = JSON.parse(facts) as AnyFacts;
      const isChange = outcome === "changed" || outcome === "ended";
      const held = read.held.filter(({ rowNo }) => rowNo === row.rowNo);
      return {
        ...shown,
        ...("carrier" in said && { key: said.number ?? row.npn }),
        person: "carrier" in said ? said.carrier : PEOPLE.includes(outcome) ? personIn(said) : "",
        reason: outcome === "unplaced" && "zip" in said ? placeProblem(said) : "",
        changes: isChange ? changesOf(row, said, held, list) : [],
      };
    }),
  );
}

/** "Vesna Dvorak, Tampa FL 33614" */
function personIn(facts: AnyFacts): string {
  if ("planYear" in facts || "carrier" in facts) return "";
  const place = [facts.city, facts.addressState, facts.zip].filter((part) => part !== null).join(" ");
  const name = "agency" in facts ? facts.agency : `${facts.firstName ?? ""} ${facts.lastName ?? ""}`.trim();
  return [name, place].filter((part) => part !== "").join(", ");
}

/** What a row changes, by the comparison that the import made. */
function changesOf(
  row: RowOf<typeof exampleRow>,
  facts: AnyFacts,
  held: readonly RowOf<typeof heldRow>[],
  list: StateList,
): FactChange[] {
  const [agent] = held;
  if (agent === undefined) return [];
  const { agentNo, firstName, lastName, homeState } = agent;
  const matchedOn = agent.matchedAt === null ? null : utcDay(agent.matchedAt);
  const matched = { agentNo, npn: row.npn, firstName, lastName, homeState, matchedOn };
  if ("planYear" in facts) {
    const { matchedOn: is } = compareFederalRow(facts, matched, list.readOn);
    const day = (one: string | null, none: string) => (one === null ? none : formatDay(one));
    return [{ what: "NPN matched", was: day(matchedOn, "never"), is: day(is, "not valid anymore") }];
  }
  if ("agency" in facts || "carrier" in facts) return [];
  const license = held.map(licenseOf).find((one) => one !== null && plainNumber(one.number) === row.key);
  if (license === null || license === undefined) return [];
  const compared = compareStateRow({ ...row, facts }, matched, license, list);
  return factChanges(license, compared.after);
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

/** What a list says of agents who applied to be listed: it confirms what they sent, or contradicts it. */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { listed, packed, rowsOf, text } from "#app/platform/database/rows.ts";
import type { LIST_VERDICTS } from "#db/lists.ts";
import { licenseStatus } from "../../policy.ts";
import { NO_END } from "../../types.ts";
import type { Import } from "../import-rows.server.ts";
import { joinTerms } from "../rows/list-terms.ts";
import { hasLastName } from "../rows/person-names.ts";
import type { StagedRow, StateFacts } from "../types.ts";
import { plainNumber } from "./candidates.server.ts";
import type { StateList } from "./compare.ts";

export type ListVerdict = (typeof LIST_VERDICTS)[number];

/** An application that is open, or that made a profile, with its licenses of the list's state. */
export type Applicant = {
  id: string;
  npn: string;
  lastName: string;
  licenses: readonly { number: string }[];
};

const MOST_EACH = 4;

/**
 * What a row says of an application: its number under another NPN, its NPN under another name, that the license is over, or
 * the same as the applicant. Null for a row about neither its NPN nor one of its licenses.
 */
export function verdictOf(
  row: StagedRow & { facts: StateFacts },
  { npn, lastName, licenses }: Pick<Applicant, "npn" | "lastName" | "licenses">,
  { today, readOn }: Pick<StateList, "today" | "readOn">,
): ListVerdict | null {
  const isNamed = licenses.some(({ number }) => plainNumber(number) === row.key);
  const isTheirs = row.npn === npn || (row.npn === "" && isNamed);
  if (!isTheirs) return isNamed ? "other-npn" : null;
  const { name } = row.facts;
  if (name !== null && name !== "" && !hasLastName(name, lastName)) return "other-name";
  if (!isNamed) return "confirms";
  const { status, effectiveOn, expiresOn } = joinTerms(row, today);
  const term = { status, effectiveOn: effectiveOn ?? readOn, expiresOn: expiresOn ?? NO_END };
  const is = licenseStatus(term, today);
  return is === "active" || is === "not-yet-effective" ? "confirms" : "ended";
}

/** The statements that note what these rows of a state's list say of applications. One round trip. */
export async function listingStatements(
  { db }: Pick<AppContext, "db">,
  { importNo, stateCode }: Pick<Import, "importNo" | "stateCode">,
  rows: readonly StagedRow[],
  list: StateList,
): Promise<BatchItem<"sqlite">[]> {
  if (stateCode === null) return [];
  const npns = [...new Set(rows.map(({ npn }) => npn))];
  const numbers = [...new Set(rows.map(({ key }) => key))];
  const counts = sql`a.status IN ('open', 'approved')`;
  const [[found]] = await db.batch([
    rowsOf(
      db,
      "applications that a list is about",
      { applicants: packed({ id: text, npn: text, lastName: text, licenses: listed({ number: text }) }) },
      sql`SELECT json_group_array(json_array(a.id, a.npn, a.last_name, json((SELECT json_group_array(json_array(l.number))
          FROM agent_application_licenses l WHERE l.application_id = a.id AND +l.state_code = ${stateCode})))) applicants
        FROM (SELECT * FROM (SELECT a.id FROM json_each(${JSON.stringify(npns)}) j
              CROSS JOIN agent_applications a WHERE a.npn = j.value AND ${counts} LIMIT ${npns.length * MOST_EACH})
            UNION SELECT * FROM (SELECT a.id FROM json_each(${JSON.stringify(numbers)}) j
              CROSS JOIN agent_application_licenses l ON l.state_code = ${stateCode} AND l.number = j.value
              CROSS JOIN agent_applications a ON a.id = l.application_id AND ${counts}
              LIMIT ${numbers.length * MOST_EACH})) f
          CROSS JOIN agent_applications a ON a.id = f.id`,
    ),
  ]);
  const applicants = found?.applicants ?? [];
  const said = applicants.flatMap((one) =>
    rows.filter(isStateRow).flatMap((row) => {
      const verdict = verdictOf(row, one, list);
      if (verdict === null) return [];
      const { name, status, expiresOn } = row.facts;
      const facts = { stateCode, number: row.key, npn: row.npn, name, status, expiresOn };
      return [[one.id, row.rowNo, verdict, JSON.stringify(facts)]];
    }),
  );
  if (said.length === 0) return [];
  // Lists come every week: one confirmation is enough, and what an admin has settled is news only when it changes.
  const isKnown = sql`EXISTS (SELECT 1 FROM agent_application_listings l JOIN license_imports i ON i.import_no = l.import_no
    WHERE l.application_id = j.value->>0 AND l.import_no <> ${importNo} AND i.phase = 'applied' AND l.verdict = j.value->>2
      AND (l.verdict = 'confirms' OR l.settled_at IS NOT NULL AND l.said = j.value->>3))`;
  return [
    db.orm.run(sql`INSERT OR REPLACE INTO agent_application_listings (application_id, import_no, row_no, verdict, said)
      SELECT j.value->>0, ${importNo}, j.value->>1, j.value->>2, j.value->>3 FROM json_each(${JSON.stringify(said)}) j
      WHERE NOT ${isKnown}`),
  ];
}

const isStateRow = (row: StagedRow): row is StagedRow & { facts: StateFacts } => "name" in row.facts;

/** After comparing: which licenses the rows that couldn't be read are about. Nothing in the ledger changes. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
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
import { LICENSE_EVIDENCE, LICENSE_STATUSES } from "#db/lists.ts";
import { questionedOn } from "../../ledgers.server.ts";
import { stateDay } from "../../state-day.ts";
import { plainNumber } from "../compare/candidates.server.ts";
import { isNewer, isQuestioned, standsOn } from "../compare/compare.ts";
import { busy } from "../import-busy.ts";
import { type Import, isAt } from "../import-rows.server.ts";
import { type NewCase, openStatement, sameRow, signOfCells } from "./case-rows.server.ts";
import { type Hints, hintsOf, isAbout } from "./rejected-rows.ts";

const BATCH_ROWS = 500;
/** Licenses for each number or NPN that are read at most. */
const MOST_EACH = 20;

const rejectedRow = { rowNo: integer, reason: text, cells: json(z.array(z.string())) };
const namedRow = {
  licenseNo: integer,
  agentNo: integer,
  number: text,
  npn: text,
  name: text,
  lastName: text,
  status: oneOf(LICENSE_STATUSES),
  effectiveOn: text,
  expiresOn: text,
  evidence: oneOf(LICENSE_EVIDENCE),
  evidenceReadOn: text,
  questionedOn: nullable(text),
};
type NamedLicense = RowOf<typeof namedRow>;

/** Checks the next rejected rows; the last one's number. Ends the dry run when none is left. Throws `ImportBusy`. */
export async function checkSome(context: AppContext, found: Import): Promise<number> {
  const { db } = context;
  const { importNo, cursor, list } = found;
  const [rejected] =
    list !== "state"
      ? [[]]
      : await db.batch([
          rowsOf(
            db,
            "rows that couldn’t be read",
            rejectedRow,
            sql`SELECT row_no rowNo, reason, cells FROM license_import_rejections WHERE import_no = ${importNo}
              AND row_no > ${cursor} AND NOT understood ORDER BY row_no LIMIT ${BATCH_ROWS}`,
          ),
        ]);
  const cases = await casesOf(context, found, rejected);
  const isEnd = rejected.length < BATCH_ROWS;
  const at = rejected.at(-1)?.rowNo ?? cursor;
  const written = await commit(context, {
    guards: { cursor: isAt(importNo, "checking", cursor) },
    statements: [
      openStatement(context, found, cases),
      db.orm.run(sql`UPDATE license_imports SET cursor = ${isEnd ? 0 : at}
        ${
          isEnd
            ? sql`, phase = 'compared', runs = 0, questioned = (SELECT count(DISTINCT coalesce(f.license_no, f.number))
                FROM list_cases f WHERE f.import_no = ${importNo} AND f.status = 'found' AND f.marks
                  AND ${sameRow(sql`f`)} IS NULL)`
            : sql``
        } WHERE import_no = ${importNo}`),
    ],
  });
  if (written.kind !== "committed") throw busy(importNo);
  return at;
}

async function casesOf(
  context: Pick<AppContext, "db" | "clock">,
  { importNo, stateCode, readOn, layout }: Import,
  rejected: readonly RowOf<typeof rejectedRow>[],
): Promise<NewCase[]> {
  if (stateCode === null || rejected.length === 0) return [];
  const today = stateDay(stateCode, context.clock.now());
  const hinted = rejected.map((row) => ({
    ...row,
    hints: hintsOf(row.cells, layout.columns, layout.headings.length),
  }));
  const { held, coming } = await readNamed(context, { importNo, stateCode }, hinted);
  return hinted.flatMap(({ rowNo, reason, cells, hints }) => {
    const common = { kind: "unreadable" as const, rowNo, reason, sign: signOfCells(cells), marks: true };
    const here = held.filter((one) => isAbout(hints, one));
    const next = coming.filter((one) => isAbout(hints, one));
    // Of somebody's licenses, the one whose number the row has.
    const hasNumber = ({ number }: { number: string }) => hints.numbers.includes(number);
    const isNumbered = [...here, ...next].some(hasNumber);
    const isMeant = (one: { number: string }) => !isNumbered || hasNumber(one);
    const about = here.filter(
      (one) => isMeant(one) && (standsOn(one, today) || isQuestioned(one)) && !isNewer(one, readOn),
    );
    const made = next.filter((one) => isMeant(one) && !here.some(({ number }) => number === one.number));
    return [
      ...about.map(
        ({ number, npn, name, licenseNo, agentNo }): NewCase => ({
          ...common,
          ...{ number, npn, name, row: { cells }, license: { licenseNo, agentNo } },
        }),
      ),
      ...made.map(
        ({ number, npn }): NewCase => ({ ...common, number, npn, name: "", row: { cells }, license: null }),
      ),
    ];
  });
}

/** Licenses with these numbers, or of these NPNs, in the state; and those that the import is going to make. One round trip. */
async function readNamed(
  { db }: Pick<AppContext, "db">,
  { importNo, stateCode }: { importNo: number; stateCode: string },
  rows: readonly { hints: Hints }[],
) {
  const numbers = [...new Set(rows.flatMap(({ hints }) => hints.numbers))];
  const npns = [...new Set(rows.flatMap(({ hints }) => hints.npns))];
  const [numberList, npnList] = [JSON.stringify(numbers), JSON.stringify(npns)];
  const { licenses, made } = await db.batch({
    licenses: rowsOf(
      db,
      "licenses that rejected rows may be about",
      { licenses: packed(namedRow) },
      sql`SELECT json_group_array(json_array(l.license_no, l.agent_no, l.number, a.npn, a.name, p.last_name, l.status,
          l.effective_on, l.expires_on, l.evidence, l.evidence_read_on,
          CASE WHEN l.status = 'unconfirmed' THEN ${questionedOn(sql`l.license_no`)} END)) licenses
        FROM (SELECT * FROM (SELECT l.license_no FROM json_each(${numberList}) j CROSS JOIN licenses l
              WHERE l.state_code = ${stateCode} AND l.number = j.value LIMIT ${numbers.length * MOST_EACH})
            UNION SELECT * FROM (SELECT l.license_no FROM json_each(${npnList}) j CROSS JOIN agents a
              CROSS JOIN licenses l WHERE a.npn = j.value AND l.agent_no = a.agent_no AND l.state_code = ${stateCode}
              LIMIT ${npns.length * MOST_EACH})) f
          CROSS JOIN licenses l ON l.license_no = f.license_no CROSS JOIN agents a ON a.agent_no = l.agent_no
          CROSS JOIN people p ON p.id = a.person_id`,
    ),
    made: rowsOf(
      db,
      "licenses that an import makes and rejected rows may be about",
      { made: packed({ number: text, npn: text, lastName: text }) },
      sql`SELECT json_group_array(json_array(r.key, r.npn, coalesce(r.facts->>'lastName', ''))) made
        FROM json_each(${numberList}) j CROSS JOIN license_import_rows r
        WHERE r.import_no = ${importNo} AND r.key = j.value AND r.outcome IN ('created', 'added')`,
    ),
  });
  return {
    held: (licenses[0]?.licenses ?? []).map(
      (one): NamedLicense => ({ ...one, number: plainNumber(one.number) }),
    ),
    coming: made[0]?.made ?? [],
  };
}

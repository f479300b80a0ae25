/** Rows of lists that wait for an admin, as they are written. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { newId } from "#app/platform/ids.ts";
import type { HeldLicense } from "../../types.ts";
import type { Import } from "../import-rows.server.ts";
import type { ListCaseKind, StagedRow } from "../types.ts";

/** A case as an import finds it. Without a license, its import makes the license, or the agent waits for a place. */
export type NewCase = {
  kind: ListCaseKind;
  rowNo: number;
  /** The license's number, as lists write it. */
  number: string;
  license: Pick<HeldLicense, "licenseNo" | "agentNo"> | null;
  name: string;
  npn: string;
  reason: string;
  /** The row as it was read, or its cells. */
  row: unknown;
  sign: string;
  marks: boolean;
};

const SIGN_CHARACTERS = 400;

/** A case of a row that could be read. */
export function caseOfRow(
  row: StagedRow,
  kind: "place" | "name" | "left",
  {
    license = null,
    marks = false,
    reason,
  }: { license?: HeldLicense | null; marks?: boolean; reason: string },
): NewCase {
  const { rowNo, key, npn, facts } = row;
  const state = "name" in facts ? facts : null;
  const written =
    "agency" in facts ? facts.agency : `${state?.firstName ?? ""} ${state?.lastName ?? ""}`.trim();
  const name = written === "" ? (state?.name ?? "") : written;
  return {
    ...{ kind, rowNo, number: key, license, npn, reason, marks, row },
    name: name.slice(0, 160),
    // Who was said to be retired may die.
    sign: `${kind === "left" ? `${state?.left ?? ""} ` : ""}${npn} ${name.toLowerCase()}`.slice(
      0,
      SIGN_CHARACTERS,
    ),
  };
}

/** What cells have in common with those of the next list. */
export const signOfCells = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .join("|")
    .slice(0, SIGN_CHARACTERS);

/** The statement that writes cases, except those that an admin refused before. */
export function openStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { importNo, stateCode }: Pick<Import, "importNo" | "stateCode">,
  cases: readonly NewCase[],
) {
  const nowMs = clock.now();
  const rows = cases.map(({ kind, rowNo, number, license, name, npn, reason, row, sign, marks }) => [
    newId(nowMs),
    kind,
    rowNo,
    number,
    license?.agentNo ?? null,
    license?.licenseNo ?? null,
    name,
    npn,
    reason,
    JSON.stringify(row),
    sign,
    Number(marks),
  ]);
  return db.orm.run(sql`INSERT INTO list_cases (id, import_no, kind, row_no, state_code, number, agent_no, license_no, name,
      npn, reason, row, sign, marks, status, opened_at, due_at)
    SELECT j.value->>0, ${importNo}, j.value->>1, j.value->>2, ${stateCode ?? ""}, j.value->>3, j.value->>4, j.value->>5,
      j.value->>6, j.value->>7, j.value->>8, j.value->>9, j.value->>10, j.value->>11, 'found', ${nowMs}, ${nowMs}
    FROM json_each(${JSON.stringify(rows)}) j
    WHERE NOT EXISTS (SELECT 1 FROM list_cases c WHERE c.state_code = ${stateCode ?? ""} AND c.number = j.value->>3
      AND ${hasSign} AND c.status = 'refused' AND c.kind = j.value->>1 AND c.sign = j.value->>10)`);
}

/** Of cases `c` that an index has by state and number. */
const hasSign = sql`c.status IN ('open', 'refused', 'repeated')`;

/**
 * The status of a case of another import with the same row as `of`, refused before open; null: there is none. One that is
 * open and doesn't mark its license doesn’t count as one that does: the list says something worse by now.
 */
export const sameRow = (of: SQL): SQL =>
  sql`(SELECT s.status FROM list_cases s WHERE s.state_code = ${of}.state_code AND s.number = ${of}.number
    AND s.status IN ('open', 'refused', 'repeated') AND s.kind = ${of}.kind AND s.sign = ${of}.sign
    AND s.import_no <> ${of}.import_no
    AND (s.status = 'refused' OR (s.status = 'open' AND s.marks >= ${of}.marks
      AND coalesce(s.license_no, ${of}.license_no, 0) = coalesce(${of}.license_no, s.license_no, 0)))
    ORDER BY s.status = 'open' LIMIT 1)`;

/** Decides about what waits behind a case, because other lists have the same row. */
export const twinsStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { id, importNo }: { id: string; importNo: number },
  status: "refused" | "settled",
) =>
  db.orm.run(sql`UPDATE list_cases AS c SET status = ${status}, decided_at = ${clock.now()},
      settled_by = ${status === "settled" ? importNo : null}
    FROM list_cases t WHERE t.id = ${id} AND c.state_code = t.state_code AND c.number = t.number AND ${hasSign}
      AND c.status = 'repeated' AND c.kind = t.kind AND c.sign = t.sign`);

/** Opens the first of cases of a state that waited behind one that is gone. */
export const promoteStatement = ({ db }: Pick<AppContext, "db">, stateCode: string) =>
  db.orm.run(sql`UPDATE list_cases SET status = 'open' WHERE id IN (SELECT min(c.id) FROM list_cases c
    JOIN license_imports i ON i.import_no = c.import_no
    WHERE c.state_code = ${stateCode} AND ${hasSign} AND c.status = 'repeated' AND i.phase NOT IN ('undoing', 'undone')
      AND ${sameRow(sql`c`)} IS NULL GROUP BY c.number, c.kind, c.sign, c.license_no)`);

/** Rows of lists that wait for an admin, as they are written. */
import { sql } from "drizzle-orm";
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
  kind: "place" | "name",
  {
    license = null,
    marks = false,
    reason,
  }: { license?: HeldLicense | null; marks?: boolean; reason: string },
): NewCase {
  const { rowNo, key, npn, facts } = row;
  const state = "name" in facts ? facts : null;
  const written = `${state?.firstName ?? ""} ${state?.lastName ?? ""}`.trim();
  const name = written === "" ? (state?.name ?? "") : written;
  return {
    ...{ kind, rowNo, number: key, license, npn, reason, marks, row },
    name: name.slice(0, 160),
    sign: `${npn} ${name.toLowerCase()}`.slice(0, SIGN_CHARACTERS),
  };
}

/** What cells have in common with those of the next list. */
export const signOfCells = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .join("|")
    .slice(0, SIGN_CHARACTERS);

/** The statement that writes cases, except those that an admin refused before or that wait already. */
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
      AND c.status IN ('open', 'refused') AND c.kind = j.value->>1 AND c.sign = j.value->>10)`);
}

/**
 * Cases when an import is undone: its own go, those that it settled are open again, and a license that another list's case
 * marks stays in question. One that none marks anymore is what it was before.
 */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, packed, type RowOf, rowsOf } from "#app/platform/database/rows.ts";
import { LICENSE_STATUSES } from "#db/lists.ts";
import { factsOf, type LicenseChange, prepareChanges } from "../../change-commands.server.ts";
import { findLedgers } from "../../ledgers.server.ts";
import type { LicenseFacts } from "../../types.ts";
import type { Import } from "../import-rows.server.ts";
import { promoteStatement } from "./case-rows.server.ts";

const BATCH_CASES = 500;

const questionRow = {
  licenseNo: integer,
  /** Whether a case of another import marks it once the import is undone. */
  left: flag,
  /** Its status before the cases that the import settled marked it. */
  settledBefore: nullable(oneOf(LICENSE_STATUSES)),
  /** Its status before the import's own cases. */
  ownBefore: nullable(oneOf(LICENSE_STATUSES)),
};
type Question = RowOf<typeof questionRow>;

/** A case `c` of another import that marks a license once this one is undone. */
const isLeft = (importNo: number): SQL =>
  sql`c.marks AND c.import_no <> ${importNo}
    AND (c.status IN ('open', 'repeated') OR (c.status = 'settled' AND c.settled_by = ${importNo}))
    AND (SELECT i.phase FROM license_imports i WHERE i.import_no = c.import_no) NOT IN ('undoing', 'undone')`;

const questionOf = (importNo: number, licenseNo: SQL) => ({
  left: sql`EXISTS (SELECT 1 FROM list_cases c WHERE c.license_no = ${licenseNo} AND ${isLeft(importNo)})`,
  settledBefore: sql`(SELECT c.before FROM list_cases c WHERE c.license_no = ${licenseNo} AND c.status = 'settled'
    AND c.settled_by = ${importNo} AND c.before IS NOT NULL LIMIT 1)`,
  ownBefore: sql`(SELECT c.before FROM list_cases c WHERE c.license_no = ${licenseNo} AND c.import_no = ${importNo}
    AND c.status IN ('open', 'repeated', 'applied') AND c.before IS NOT NULL LIMIT 1)`,
});

async function readQuestions(
  { db }: Pick<AppContext, "db">,
  importNo: number,
  licenseNos: readonly number[],
): Promise<{ of: ReadonlyMap<number, Question>; guard: SQL }> {
  const { left, settledBefore, ownBefore } = questionOf(importNo, sql`j.value`);
  const [[row]] = await db.batch([
    rowsOf(
      db,
      "cases that are left when an import is undone",
      { questions: packed(questionRow) },
      sql`SELECT json_group_array(json_array(j.value, ${left}, ${settledBefore}, ${ownBefore})) questions
        FROM json_each(${JSON.stringify(licenseNos)}) j`,
    ),
  ]);
  const found = row?.questions ?? [];
  const now = questionOf(importNo, sql`j.value->>0`);
  const rows = found.map((one) => [one.licenseNo, Number(one.left), one.settledBefore, one.ownBefore]);
  return {
    of: new Map(found.map((one) => [one.licenseNo, one])),
    guard: sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(rows)}) j WHERE ${now.left} IS NOT j.value->>1
      OR ${now.settledBefore} IS NOT j.value->>2 OR ${now.ownBefore} IS NOT j.value->>3)`,
  };
}

/**
 * The changes that take an import back, with what cases make of them, and the statements for those cases. `marked`: licenses
 * that the import put in question itself.
 */
export async function findQuestions(
  context: Pick<AppContext, "db">,
  importNo: number,
  back: readonly LicenseChange[],
  marked: ReadonlySet<number>,
): Promise<{ changes: LicenseChange[]; guard: SQL; statements: BatchItem<"sqlite">[] }> {
  const { db } = context;
  const numbers = back.flatMap(({ license }) => license?.licenseNo ?? []);
  const { of, guard } = await readQuestions(context, importNo, numbers);
  /** `[license, its status without the cases that are left]` */
  const kept: [number, string][] = [];
  const changes = back.map((change): LicenseChange => {
    const { license, after } = change;
    const question = of.get(license?.licenseNo ?? 0);
    if (license === null || after === null || question === undefined) return change;
    if (question.left) {
      kept.push([license.licenseNo, after.status]);
      return { ...change, after: { ...after, status: "unconfirmed" }, untold: true };
    }
    return { ...change, after: { ...after, status: statusBack(after, question, marked) } };
  });
  const licenses = JSON.stringify(numbers);
  const run = (statement: SQL) => db.orm.run(statement);
  return {
    changes,
    guard,
    statements: [
      ...keptStatements(context, importNo, kept),
      // By the license: an import may have very many cases. What others settled stays: it says what the license was before, should they be undone, too.
      run(sql`DELETE FROM list_cases WHERE +import_no = ${importNo} AND ${isDropped(importNo)}
        AND license_no IN (SELECT value FROM json_each(${licenses}))`),
      run(sql`UPDATE list_cases AS c SET status = 'repeated', decided_at = NULL, settled_by = NULL
        WHERE c.license_no IN (SELECT value FROM json_each(${licenses})) AND c.status = 'settled'
          AND c.settled_by = ${importNo}
          AND (SELECT i.phase FROM license_imports i WHERE i.import_no = c.import_no) NOT IN ('undoing', 'undone')`),
      run(sql`DELETE FROM list_cases WHERE status = 'settled' AND settled_by = ${importNo}
        AND license_no IN (SELECT value FROM json_each(${licenses}))`),
    ],
  };
}

/** Where nothing marks a license anymore, it isn't in question. */
function statusBack(
  { status }: LicenseFacts,
  { licenseNo, settledBefore, ownBefore }: Question,
  marked: ReadonlySet<number>,
): LicenseFacts["status"] {
  if (status !== "unconfirmed") return status;
  return settledBefore ?? (marked.has(licenseNo) ? null : ownBefore) ?? status;
}

/** Cases of an import that go with it. What an admin refused stays, so that the next list doesn't raise it again. */
const isDropped = (importNo: number): SQL =>
  sql`status <> 'refused' AND NOT (status = 'settled' AND marks AND settled_by IS NOT NULL AND settled_by <> ${importNo})`;

/**
 * Of licenses that stay in question: what they go back to, and the news of it, belong to the case that is left. After their
 * changes.
 */
function keptStatements(
  { db }: Pick<AppContext, "db">,
  importNo: number,
  kept: readonly [number, string | null][],
): BatchItem<"sqlite">[] {
  if (kept.length === 0) return [];
  const each = sql`json_each(${JSON.stringify(kept)}) j`;
  return [
    db.orm.run(sql`UPDATE list_cases AS c SET before = j.value->>1 FROM ${each}
      WHERE c.license_no = j.value->>0 AND j.value->>1 <> 'unconfirmed' AND ${isLeft(importNo)}`),
    db.orm.run(sql`UPDATE license_news AS n SET
        revision = (SELECT l.revision FROM licenses l WHERE l.license_no = n.license_no),
        import_no = (SELECT min(c.import_no) FROM list_cases c WHERE c.license_no = n.license_no AND ${isLeft(importNo)})
      WHERE n.import_no = ${importNo} AND n.license_no IN (SELECT j.value->>0 FROM ${each}) AND n.kind = 'questioned'`),
  ];
}

/** The next open cases of an import, about licenses that another import marked first: so no change of its own says so. */
export async function casesBack(context: AppContext, importNo: number) {
  const { db } = context;
  const [cases] = await db.batch([
    rowsOf(
      db,
      "open cases of an import",
      { licenseNo: integer, agentNo: integer },
      sql`SELECT license_no licenseNo, agent_no agentNo FROM list_cases WHERE import_no = ${importNo}
        AND status IN ('open', 'repeated') AND marks AND license_no IS NOT NULL AND agent_no IS NOT NULL
        GROUP BY license_no LIMIT ${BATCH_CASES}`,
    ),
  ]);
  const numbers = cases.map(({ licenseNo }) => licenseNo);
  const ledgers = await findLedgers(context, [...new Set(cases.map(({ agentNo }) => agentNo))]);
  const { of, guard } = await readQuestions(context, importNo, numbers);
  const licenses = [...ledgers.agents.values()]
    .flatMap((agent) => agent.licenses)
    .filter(({ licenseNo, status }) => of.has(licenseNo) && status === "unconfirmed");
  const kept = licenses.filter(({ licenseNo }) => of.get(licenseNo)?.left === true);
  const changes = licenses.flatMap((license): LicenseChange[] => {
    const question = of.get(license.licenseNo);
    if (question === undefined || question.left || question.ownBefore === null) return [];
    const after = { ...factsOf(license), status: question.ownBefore };
    return [{ agentNo: license.agentNo, license, after, said: null }];
  });
  const prepared = prepareChanges(context, ledgers, changes, { kind: "undo", importNo, offers: new Map() });
  return {
    count: changes.length,
    isEnd: cases.length < BATCH_CASES,
    purge: changes.length === 0 ? [] : prepared.purge,
    guards: { unchanged: sql`${prepared.guards.unchanged} AND ${guard}` },
    statements: [
      ...(changes.length === 0 ? [] : prepared.statements),
      ...keptStatements(
        context,
        importNo,
        kept.map(({ licenseNo }) => [licenseNo, null]),
      ),
      db.orm.run(sql`DELETE FROM list_cases WHERE +import_no = ${importNo} AND status IN ('open', 'repeated')
        AND license_no IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`),
    ],
  };
}

/** The last of an undo: what is left of its cases goes, and the same rows of other lists are open in their place. */
export const lastCaseStatements = (
  context: Pick<AppContext, "db">,
  { importNo, stateCode }: Pick<Import, "importNo" | "stateCode">,
): BatchItem<"sqlite">[] => [
  context.db.orm.run(sql`DELETE FROM list_cases WHERE import_no = ${importNo} AND ${isDropped(importNo)}`),
  promoteStatement(context, stateCode ?? ""),
];

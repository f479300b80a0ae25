/**
 * An import's last phase: what it leaves to admins is opened, and the licenses that it puts in question are no longer
 * confirmed. They come last, because another row of the list may have made or changed them.
 */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
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
import { HOUR_MS } from "#app/platform/durations.ts";
import { LIST_CASE_STATUSES } from "#db/lists.ts";
import { factsOf, type LicenseChange, prepareChanges, unchangedSince } from "../../change-commands.server.ts";
import { findLedgers } from "../../ledgers.server.ts";
import { LIST_CASE_HOURS } from "../../limits.ts";
import { stateDay } from "../../state-day.ts";
import type { HeldLicense } from "../../types.ts";
import { plainNumber } from "../compare/candidates.server.ts";
import { isNewer, standsOn } from "../compare/compare.ts";
import { type Import, isAt } from "../import-rows.server.ts";
import { sameRow } from "./case-rows.server.ts";

const BATCH_CASES = 500;

const foundRow = {
  id: text,
  rowNo: integer,
  number: text,
  reason: text,
  marks: flag,
  licenseNo: nullable(integer),
  agentNo: nullable(integer),
  /** Of another case about the license that is open: its status before that one marked it. */
  before: nullable(text),
  /** Of an earlier list's case with the same row. */
  same: nullable(oneOf(LIST_CASE_STATUSES)),
};
type FoundCase = RowOf<typeof foundRow>;

/** Opens the next cases of an import. `applied`: they were the last. */
export async function markBatch(
  context: AppContext,
  found: Import,
): Promise<"marked" | "applied" | "cursor" | "unchanged"> {
  const { db, clock } = context;
  const { importNo, cursor } = found;
  const cases = await readFound(context, found);
  const isEnd = cases.length < BATCH_CASES;
  const nowMs = clock.now();
  const { opened, prepared, unchanged } = await marksOf(context, found, cases);
  const dueAt = nowMs + LIST_CASE_HOURS * HOUR_MS;
  const written = await commit(context, {
    guards: { cursor: isAt(importNo, "marking", cursor), unchanged },
    statements: [
      db.orm.run(sql`UPDATE license_imports SET cursor = ${isEnd ? 0 : cursor + 1},
        ${isEnd ? sql`phase = 'applied', runs = 0, applied_at = ${nowMs},` : sql``}
        applied = applied + ${prepared?.licenseNos.length ?? 0} WHERE import_no = ${importNo}`),
      ...(prepared?.statements ?? []),
      db.orm.run(sql`UPDATE list_cases SET status = j.value->>1, license_no = j.value->>2, agent_no = j.value->>3,
          before = j.value->>4, opened_at = ${nowMs}, due_at = ${dueAt}
        FROM json_each(${JSON.stringify(opened)}) j WHERE list_cases.id = j.value->>0`),
      ...(isEnd
        ? [
            db.orm.run(sql`UPDATE list_cases SET opened_at = ${nowMs}, due_at = ${dueAt},
                status = CASE ${sameRow(sql`list_cases`)} WHEN 'refused' THEN 'passed' WHEN 'open' THEN 'repeated' ELSE 'open' END
              WHERE import_no = ${importNo} AND status = 'found' AND kind = 'place'`),
          ]
        : []),
    ],
    purge: prepared?.purge ?? [],
  });
  if (written.kind !== "committed") return written.kind === "stale" ? written.guard : "unchanged";
  return isEnd ? "applied" : "marked";
}

/** The status of a license before the open cases about it marked it; null: none did. */
const beforeOf = (licenseNo: SQL): SQL =>
  sql`(SELECT o.before FROM list_cases o WHERE o.license_no = ${licenseNo} AND o.status = 'open'
    AND o.before IS NOT NULL LIMIT 1)`;

/** Cases that were found, with the license of each as it is now. One round trip. */
async function readFound(
  { db }: Pick<AppContext, "db">,
  { importNo, stateCode }: Pick<Import, "importNo" | "stateCode">,
): Promise<FoundCase[]> {
  const [[row]] = await db.batch([
    rowsOf(
      db,
      "cases that an import found",
      { cases: packed(foundRow) },
      sql`SELECT json_group_array(json_array(id, row_no, number, reason, marks, license, agent,
          ${beforeOf(sql`license`)}, ${sameRow(sql`f`)})) cases
        FROM (SELECT c.*, l.license_no license, l.agent_no agent FROM (SELECT * FROM list_cases
            WHERE import_no = ${importNo} AND status = 'found' AND kind <> 'place' ORDER BY row_no LIMIT ${BATCH_CASES}) c
          LEFT JOIN licenses l ON l.license_no = coalesce(c.license_no, (SELECT n.license_no FROM licenses n
            WHERE n.state_code = ${stateCode} AND n.number = c.number LIMIT 1))) f`,
    ),
  ]);
  return (row?.cases ?? []).sort((a, b) => a.rowNo - b.rowNo);
}

/** What becomes of each case: `[id, status, license, agent, status before]`; and the changes of the licenses. */
async function marksOf(context: AppContext, found: Import, cases: readonly FoundCase[]) {
  const { importNo, readOn, stateCode } = found;
  const today = stateDay(stateCode ?? "", context.clock.now());
  const ledgers = await findLedgers(context, [...new Set(cases.flatMap(({ agentNo }) => agentNo ?? []))]);
  const changes = new Map<number, LicenseChange>();
  const opened = cases.map(({ id, rowNo, number, reason, marks, licenseNo, agentNo, before, same }) => {
    const license = ledgers.agents
      .get(agentNo ?? 0)
      ?.licenses.find((one) => one.licenseNo === licenseNo && plainNumber(one.number) === number);
    if (license === undefined || same === "refused" || isNewer(license, readOn))
      return [id, "passed", null, null, null];
    const was = statusBefore(license, before, today);
    const status = same === "open" ? "repeated" : "open";
    if (!marks) return [id, status, license.licenseNo, license.agentNo, null];
    if (was === null) return [id, "passed", null, null, null];
    if (license.status !== "unconfirmed" && !changes.has(license.licenseNo))
      changes.set(license.licenseNo, {
        agentNo: license.agentNo,
        license,
        after: { ...factsOf(license), status: "unconfirmed" },
        said: { row: rowNo, problem: reason },
        mark: true,
      });
    return [id, status, license.licenseNo, license.agentNo, was];
  });
  const prepared =
    changes.size === 0
      ? null
      : prepareChanges(context, ledgers, [...changes.values()], { kind: "import", importNo });
  // Of licenses that were in question already, too: a case of theirs may have been decided since.
  const unchanged = sql`${unchangedSince([...ledgers.agents.values()], ledgers.mapping, null)}
    AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(cases.map(({ id, licenseNo, before, same }) => [id, licenseNo, before, same]))}) j
      CROSS JOIN list_cases f ON f.id = j.value->>0
      WHERE ${beforeOf(sql`j.value->>1`)} IS NOT j.value->>2 OR ${sameRow(sql`f`)} IS NOT j.value->>3)`;
  return { opened, prepared, unchanged };
}

/** What a license goes back to once its row is explained; null where it doesn't count anyway. */
function statusBefore(license: HeldLicense, before: string | null, today: string): string | null {
  if (license.status === "unconfirmed") return before;
  return standsOn(license, today) ? license.status : null;
}

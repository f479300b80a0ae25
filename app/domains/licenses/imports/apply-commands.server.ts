/**
 * An import's rows written into the ledger, some at a time, each batch with how far it has come: killed at any point, it
 * goes on after the last batch that was written. Rows are compared again, for the ledger may have changed since.
 */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, rowsOf } from "#app/platform/database/rows.ts";
import { type LicenseChange, prepareChanges } from "../change-commands.server.ts";
import { findLedgers } from "../ledgers.server.ts";
import { prepareMatches } from "../npn-commands.server.ts";
import { agencyChanges } from "./agencies/write-agencies.server.ts";
import { confirmListed } from "./agents/listed-facts.server.ts";
import { findMoves, prepareMoves } from "./agents/moves.server.ts";
import { personOf, prepareAgents } from "./agents/new-agents.server.ts";
import { appointmentChanges } from "./appointments/write-appointments.server.ts";
import { markBatch } from "./cases/mark-commands.server.ts";
import { numbered } from "./compare/candidates.server.ts";
import { compareRows, findForRows, listOf, placedRows } from "./compare/compare-rows.server.ts";
import { busy, ImportBusy } from "./import-busy.ts";
import { findImport, type Import, isAt, readStaged, stagedAfter } from "./import-rows.server.ts";
import { atPace, type Pace } from "./pace.ts";
import type { OnProgress, StagedRow, StateFacts } from "./types.ts";

/** Agents’ rows in one transaction: sqld ends one that takes five seconds, and answers with 10 MB at most. */
const BATCH_ROWS = 1_000;
/** Another request may be changing the same agents' licenses. */
const TRIES = 5;

/** Writes what was compared. Throws `ImportBusy` for an import that is not there to be applied. */
export async function applyImport(
  context: AppContext,
  importNo: number,
  onProgress: OnProgress = () => {},
): Promise<void> {
  if ((await startApplying(context, importNo)) !== "started") {
    const found = await findImport(context, importNo);
    if (found?.phase === "applied") return;
    if (found?.phase !== "applying" && found?.phase !== "marking") throw busy(importNo);
  }
  const pace = { most: BATCH_ROWS };
  for (;;) {
    const last = await applySome(context, importNo, pace);
    if (last === null) return;
    onProgress("applying", last);
  }
}

/** Begins to write what was compared. `not-compared`: it can't be applied, or another request has begun. */
export async function startApplying(
  context: AppContext,
  importNo: number,
  by: string | null = null,
): Promise<"started" | "not-compared"> {
  const written = await commit(context, {
    guards: { compared: isAt(importNo, "compared", 0) },
    audit:
      by === null
        ? []
        : [
            {
              actorId: by,
              act: "import.apply",
              subject: { kind: "import", id: String(importNo) },
              before: { phase: "compared" },
              after: { phase: "applying" },
            },
          ],
    statements: [
      context.db.orm.run(sql`UPDATE license_imports SET phase = 'applying', cursor = 0, runs = ${by === null ? 0 : 1},
        stopped = '' WHERE import_no = ${importNo}`),
    ],
  });
  return written.kind === "committed" ? "started" : "not-compared";
}

/** Writes the next rows; the last one's number, or null where all are written. Throws `ImportBusy`. */
export async function applySome(
  context: AppContext,
  importNo: number,
  pace: Pace = { most: BATCH_ROWS },
): Promise<number | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await findImport(context, importNo);
    if (found?.phase === "applied") return null;
    if (found?.phase === "marking") {
      const marked = await markBatch(context, found);
      if (marked === "cursor") throw busy(importNo);
      if (marked === "applied") await dropStaged(context, importNo);
      if (marked !== "unchanged") return found.cursor;
      continue;
    }
    if (found?.phase !== "applying") throw busy(importNo);
    const { written, last } = await atPace(pace, (most) => applyNext(context, found, most));
    if (written === "cursor") throw busy(importNo);
    if (written === "committed") return last ?? found.cursor;
  }
  throw new ImportBusy(`The agents of import ${importNo} keep changing. Resume it later.`);
}

async function applyNext(context: AppContext, found: Import, most: number) {
  const [read] = await context.db.batch([stagedAfter(context, found.importNo, found.cursor, most, true)]);
  const rows = readStaged(read);
  return { written: await applyBatch(context, found, rows, rows.length < most), last: rows.at(-1)?.rowNo };
}

async function applyBatch(
  context: AppContext,
  found: Import,
  rows: readonly StagedRow[],
  isEnd: boolean,
): Promise<"committed" | "cursor" | "unchanged"> {
  const { db, clock } = context;
  const { importNo, cursor } = found;
  const isMarking = isEnd && (found.list === "state" || found.list === "agencies");
  const prepared =
    found.list === "agencies"
      ? await agencyChanges(context, found, rows)
      : found.list === "appointments"
        ? await appointmentChanges(context, found, rows)
        : found.list === "state"
          ? await stateChanges(context, found, rows)
          : await matches(context, found, rows);
  const written = await commit(context, {
    guards: {
      cursor: isAt(importNo, "applying", cursor),
      ...(prepared === null ? {} : { unchanged: prepared.guards.unchanged }),
    },
    statements: [
      db.orm.run(sql`UPDATE license_imports SET applied = applied + ${prepared?.count ?? 0},
        cursor = ${isMarking ? 0 : (rows.at(-1)?.rowNo ?? cursor)},
        phase = ${isMarking ? "marking" : isEnd ? "applied" : "applying"},
        ${isEnd && !isMarking ? sql`runs = 0,` : sql``} applied_at = ${isEnd ? clock.now() : null} WHERE import_no = ${importNo}`),
      ...(prepared?.statements ?? []),
    ],
    duplicates: ["agents.slug", "organizations.url_slug"],
    purge: prepared?.purge ?? [],
  });
  if (written.kind !== "committed") return written.kind === "stale" ? written.guard : "unchanged";
  if (isEnd && !isMarking) await dropStaged(context, importNo);
  return "committed";
}

/** What these rows change, ready for one commit; null where they change nothing. Rows without a place make no profile. */
export async function stateChanges(context: AppContext, found: Import, rows: readonly StagedRow[]) {
  const { importNo, stateCode } = found;
  const known = await findForRows(context, found, rows);
  const ledgers = await findLedgers(context, known.found.agentNos);
  const held = numbered(
    [...ledgers.agents.values()].flatMap(({ licenses }) => licenses),
    stateCode ?? "",
  );
  const list = listOf(context, found);
  const compared = compareRows(rows, known, held, list);
  const results = compared.flatMap((one) =>
    one.kind === "license" && one.outcome !== "unchanged" ? [one] : [],
  );
  const moves = await prepareMoves(
    context,
    importNo,
    await findMoves(context, placedRows(compared, list), known.places),
  );
  if (results.length === 0 && moves.statements.length === 0) return null;
  const newcomers = results.flatMap(({ newcomer }) => newcomer ?? []);
  const made =
    newcomers.length === 0
      ? null
      : await prepareAgents(context, newcomers.map(personOf), { ...found, kind: "import" });
  const numbers = new Map(newcomers.map(({ row }, at) => [-row.rowNo, made?.agents[at]?.agentNo ?? 0]));
  const changes = results.map(({ row, agentNo, license, after }): LicenseChange => {
    const { terms: _, ...facts } = row.facts as StateFacts;
    return {
      agentNo: numbers.get(agentNo) ?? agentNo,
      license,
      after,
      said: { row: row.rowNo, ...saidOf(facts), lines: row.stateLabel },
    };
  });
  const agents = new Map([
    ...ledgers.agents,
    ...(made?.agents ?? []).map((agent) => [agent.agentNo, agent] as const),
  ]);
  const prepared = prepareChanges(context, { ...ledgers, agents }, changes, { kind: "import", importNo });
  return {
    count: Math.max(changes.length, moves.count),
    purge: [...new Set([...prepared.purge, ...moves.purge])],
    guards: {
      unchanged: sql`${made?.guard ?? sql`1`} AND ${moves.guard} AND ${prepared.guards.unchanged}`,
    },
    statements: [
      ...(made?.statements ?? []),
      ...prepared.statements,
      // Offices come last: what the licenses change in search is found by the ZIP that was.
      ...moves.statements,
      ...confirmListed(context, results, found),
    ],
  };
}

/** What a row said, as far as it said something. */
const saidOf = (facts: Omit<StateFacts, "terms">) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));

async function matches(context: AppContext, found: Import, rows: readonly StagedRow[]) {
  const { importNo, readOn } = found;
  const known = await findForRows(context, found, rows);
  const changes = compareRows(rows, known, new Map(), listOf(context, found)).flatMap((one) =>
    one.kind === "federal" && one.outcome !== "unchanged"
      ? [
          {
            agentNo: one.agent.agentNo,
            before: one.agent.matchedOn,
            after: one.matchedOn,
            said: { row: one.row.rowNo, ...one.row.facts },
          },
        ]
      : [],
  );
  if (changes.length === 0) return null;
  const prepared = await prepareMatches(context, changes, { kind: "import", importNo, readOn });
  return { ...prepared, count: changes.length };
}

/** Deletes rows that are done with: what each of them changed is in `license_changes`. Those without a place wait for an admin. */
export async function dropStaged(context: AppContext, importNo: number): Promise<void> {
  const DROPPED_AT_ONCE = 20_000;
  for (;;) {
    const dropped = await commit(context, {
      statements: [
        context.db.orm.run(sql`DELETE FROM license_import_rows WHERE import_no = ${importNo} AND row_no IN
          (SELECT row_no FROM license_import_rows WHERE import_no = ${importNo} AND outcome IS NOT 'unplaced'
            LIMIT ${DROPPED_AT_ONCE})`),
        rowsOf(
          context.db,
          "staged rows that are left",
          { left: flag },
          sql`SELECT EXISTS (SELECT 1 FROM license_import_rows WHERE import_no = ${importNo}
            AND outcome IS NOT 'unplaced') "left"`,
        ),
      ],
    });
    if (dropped.kind !== "committed" || dropped.results[1][0]?.left !== true) return;
  }
}

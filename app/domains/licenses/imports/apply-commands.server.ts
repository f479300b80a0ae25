/**
 * An import's rows written into the ledger, some at a time, each batch with how far it has come: killed at any point, it
 * goes on behind the last batch that stands. Rows are held beside the ledger anew, for it may have changed since.
 */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, rowsOf } from "#app/platform/database/rows.ts";
import { type LicenseChange, prepareChanges } from "../change-commands.server.ts";
import { findLedgers } from "../ledgers.server.ts";
import { prepareMatches } from "../npn-commands.server.ts";
import { stateDay } from "../state-day.ts";
import { compareFederalRow, compareStateRow, matchAgent } from "./compare.ts";
import { agentsByNpn, findImport, type Import, isAt, readStaged, stagedAfter } from "./import-rows.server.ts";
import { numbered } from "./matching.server.ts";
import { busy, ImportBusy } from "./read-commands.server.ts";
import type { OnProgress, StagedRow } from "./types.ts";

/** Agents’ rows in one transaction: sqld ends one that takes five seconds, and answers with 10 MB at most. */
const BATCH_ROWS = 1_000;
/** Somebody else may be changing the same agents' licenses. */
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
    if (found?.phase !== "applying") throw busy(importNo);
  }
  for (;;) {
    const last = await applySome(context, importNo);
    if (last === null) return;
    onProgress("applying", last);
  }
}

/** Begins to write what was compared. `not-compared`: it is not there to be applied, or somebody else began. */
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
export async function applySome(context: AppContext, importNo: number): Promise<number | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await findImport(context, importNo);
    if (found?.phase === "applied") return null;
    if (found?.phase !== "applying") throw busy(importNo);
    const [read] = await context.db.batch([stagedAfter(context, importNo, found.cursor, BATCH_ROWS, true)]);
    const rows = readStaged(read);
    const written = await applyBatch(context, found, rows);
    if (written === "cursor") throw busy(importNo);
    if (written === "committed") return rows.at(-1)?.rowNo ?? found.cursor;
  }
  throw new ImportBusy(`The agents of import ${importNo} keep changing. Resume it later.`);
}

async function applyBatch(
  context: AppContext,
  found: Import,
  rows: readonly StagedRow[],
): Promise<"committed" | "cursor" | "unchanged"> {
  const { db, clock } = context;
  const { importNo, cursor } = found;
  const isEnd = rows.length < BATCH_ROWS;
  const prepared =
    found.list === "state" ? await stateChanges(context, found, rows) : await matches(context, found, rows);
  const written = await commit(context, {
    guards: {
      cursor: isAt(importNo, "applying", cursor),
      ...(prepared === null ? {} : { unchanged: prepared.guards.unchanged }),
    },
    statements: [
      db.orm.run(sql`UPDATE license_imports SET applied = applied + ${prepared?.count ?? 0},
        cursor = ${rows.at(-1)?.rowNo ?? cursor}, phase = ${isEnd ? "applied" : "applying"},
        ${isEnd ? sql`runs = 0,` : sql``} applied_at = ${isEnd ? clock.now() : null} WHERE import_no = ${importNo}`),
      ...(prepared?.statements ?? []),
    ],
    purge: prepared?.purge ?? [],
  });
  if (written.kind !== "committed") return written.kind === "stale" ? written.guard : "unchanged";
  if (isEnd) await dropStaged(context, importNo);
  return "committed";
}

async function stateChanges(context: AppContext, found: Import, rows: readonly StagedRow[]) {
  const { importNo, readOn, stateCode, layout } = found;
  const agents = await agentsByNpn(
    context,
    rows.map(({ npn }) => npn),
  );
  const ledgers = await findLedgers(
    context,
    [...agents.values()].flat().map(({ agentNo }) => agentNo),
  );
  const held = numbered(
    [...ledgers.agents.values()].flatMap(({ licenses }) => licenses),
    stateCode ?? "",
  );
  const list = {
    stateCode: stateCode ?? "",
    readOn,
    today: stateDay(stateCode ?? "", context.clock.now()),
    hasLines: "lines" in layout.columns,
  };
  const changes = rows.flatMap((row): LicenseChange[] => {
    const { facts } = row;
    if ("planYear" in facts) return [];
    const agent = matchAgent(row, facts.name, agents.get(row.npn) ?? []);
    if (agent === null || "problem" in agent) return [];
    const license = held.get(`${agent.agentNo} ${row.key}`) ?? null;
    const compared = compareStateRow(row, facts, agent, license, list);
    if (!("after" in compared) || compared.outcome === "unchanged") return [];
    const { rowNo, stateLabel } = row;
    return [
      {
        agentNo: agent.agentNo,
        license,
        after: compared.after,
        said: { row: rowNo, ...facts, lines: stateLabel },
      },
    ];
  });
  if (changes.length === 0) return null;
  return {
    ...prepareChanges(context, ledgers, changes, { kind: "import", importNo }),
    count: changes.length,
  };
}

async function matches(context: AppContext, { importNo, readOn }: Import, rows: readonly StagedRow[]) {
  const agents = await agentsByNpn(
    context,
    rows.map(({ npn }) => npn),
  );
  const changes = rows.flatMap((row) => {
    const { facts } = row;
    const agent = matchAgent(row, null, agents.get(row.npn) ?? []);
    if (!("planYear" in facts) || agent === null || "problem" in agent) return [];
    const { outcome, matchedOn } = compareFederalRow(facts, agent, readOn);
    if (outcome === "unchanged") return [];
    return [
      {
        agentNo: agent.agentNo,
        before: agent.matchedOn,
        after: matchedOn,
        said: { row: row.rowNo, ...facts },
      },
    ];
  });
  if (changes.length === 0) return null;
  const prepared = await prepareMatches(context, changes, { kind: "import", importNo, readOn });
  return { ...prepared, count: changes.length };
}

/** Rows that wait for nothing any more; what each of them changed is in `license_changes`. */
export async function dropStaged(context: AppContext, importNo: number): Promise<void> {
  const DROPPED_AT_ONCE = 20_000;
  for (;;) {
    const dropped = await commit(context, {
      statements: [
        context.db.orm.run(sql`DELETE FROM license_import_rows WHERE import_no = ${importNo} AND row_no IN
          (SELECT row_no FROM license_import_rows WHERE import_no = ${importNo} LIMIT ${DROPPED_AT_ONCE})`),
        rowsOf(
          context.db,
          "staged rows that are left",
          { left: flag },
          sql`SELECT EXISTS (SELECT 1 FROM license_import_rows WHERE import_no = ${importNo}) "left"`,
        ),
      ],
    });
    if (dropped.kind !== "committed" || dropped.results[1][0]?.left !== true) return;
  }
}

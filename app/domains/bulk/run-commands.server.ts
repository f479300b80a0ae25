/**
 * Does the rows of an act on many in batches. Each batch is one transaction: the changes, their emails, their rows of the
 * log, and their outcomes. Wherever it breaks off, nothing is half done, and the next runner goes on there. Two runners at
 * once never do a row twice.
 */
import { eq, sql } from "drizzle-orm";
import { isActiveAdmin } from "#app/platform/audit/active-admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { BULK_ACTS, BULK_KINDS } from "#db/lists.ts";
import { bulkActs } from "#db/schema/index.ts";
import { endBulk } from "./bulk-commands.server.ts";
import { BULK_BATCHES_A_MINUTE } from "./limits.ts";
import type { BulkOutcome, BulkTarget, BulkWork, WaitingRow } from "./types.ts";

const waitingRow = {
  no: integer,
  subjectId: text,
  act: oneOf(BULK_ACTS),
  actorId: text,
  reason: text,
  startedAt: integer,
  undoOf: nullable(text),
  doneAt: nullable(integer),
};

const FAILED = "The database refused it. Try this one on its own.";
/** How often a batch is read again when its rows change meanwhile. */
const TRIES = 5;

async function readWaiting({ db }: AppContext, { batch }: BulkTarget, id: string): Promise<WaitingRow[]> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "rows of a bulk act that wait",
      waitingRow,
      sql`SELECT r.row_no no, r.subject_id subjectId, b.act, b.actor_id actorId, b.reason, b.started_at startedAt,
          b.undo_of undoOf,
          (SELECT o.done_at FROM bulk_act_rows o WHERE o.bulk_id = b.undo_of AND o.subject_id = r.subject_id) doneAt
        FROM bulk_acts b JOIN bulk_act_rows r ON r.bulk_id = b.id AND r.outcome = 'waiting'
        WHERE b.id = ${id} AND b.status = 'running' ORDER BY r.row_no LIMIT ${batch}`,
    ),
  ]);
  return rows;
}

/** Does these rows in one transaction; with `failed`, notes that they failed. */
async function doRows(
  context: AppContext,
  target: BulkTarget,
  id: string,
  rows: readonly WaitingRow[],
  failed: string | null = null,
): Promise<"done" | "again" | "over"> {
  const [first] = rows;
  if (first === undefined) return "over";
  const { left, parts }: BulkWork =
    failed === null ? await target.prepare(context, rows) : { left: new Map(), parts: null };
  const outcomes = rows.map(({ no, subjectId }): { no: number; outcome: BulkOutcome; why: string | null } => {
    const why = failed ?? left.get(subjectId) ?? null;
    return { no, outcome: why === null ? "done" : failed === null ? "skipped" : "failed", why };
  });
  const written = await commit(context, {
    guards: {
      running: sql`EXISTS (SELECT 1 FROM bulk_acts b WHERE b.id = ${id} AND b.status = 'running')`,
      waiting: sql`(SELECT count(*) FROM json_each(${JSON.stringify(rows.map(({ no }) => no))}) j
        CROSS JOIN bulk_act_rows r ON r.bulk_id = ${id} AND r.row_no = j.value WHERE r.outcome = 'waiting') = ${rows.length}`,
      actor: isActiveAdmin(first.actorId),
      state: parts?.guard,
    },
    audit: parts?.audit ?? [],
    statements: [
      context.db.orm.run(sql`UPDATE bulk_act_rows SET outcome = v.value ->> 'outcome', why = v.value ->> 'why',
          done_at = ${parts?.at ?? context.clock.now()}
        FROM json_each(${JSON.stringify(outcomes)}) v WHERE bulk_id = ${id} AND row_no = v.value ->> 'no'`),
      ...(parts?.statements ?? []),
    ],
    purge: parts?.purge ?? [],
    notify: parts?.notify ?? [],
    forget: parts?.forget ?? [],
    mail: parts !== null,
  });
  if (written.kind === "committed") {
    parts?.follow?.();
    return "done";
  }
  if (written.kind !== "stale" || written.guard !== "actor") return "again";
  // Its admin isn't one anymore: nothing is done in their name.
  await commit(context, {
    statements: [context.db.orm.update(bulkActs).set({ status: "stopped" }).where(eq(bulkActs.id, id))],
  });
  return "over";
}

/** One batch. If the database refuses it, each row on its own, so that one bad row doesn't stop the others. */
async function runBatch(context: AppContext, target: BulkTarget, id: string): Promise<"done" | "over"> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const rows = await readWaiting(context, target, id);
    if (rows.length === 0) {
      await endBulk(context, id);
      return "over";
    }
    try {
      const outcome = await doRows(context, target, id, rows);
      if (outcome !== "again") return outcome;
    } catch (error) {
      // The database doesn't answer: the rows aren't at fault, and wait.
      if (error instanceof Response) throw error;
      await doOneByOne(context, target, id, rows, error);
      return "done";
    }
  }
  return "over";
}

async function doOneByOne(
  context: AppContext,
  target: BulkTarget,
  id: string,
  rows: readonly WaitingRow[],
  trouble: unknown,
): Promise<void> {
  context.log({
    event: "bulk-batch-failed",
    requestId: context.requestId,
    message: trouble instanceof Error ? trouble.message.slice(0, 300) : "no answer",
  });
  for (const row of rows) {
    try {
      await doRows(context, target, id, [row]);
    } catch (error) {
      if (error instanceof Response) throw error;
      await doRows(context, target, id, [row], FAILED);
    }
  }
}

/** Goes on with an act for up to so many batches. True when there may be more to do. */
export async function runBulk(
  context: AppContext,
  target: BulkTarget,
  id: string,
  batches: number,
): Promise<boolean> {
  for (let at = 0; at < batches; at += 1) if ((await runBatch(context, target, id)) === "over") return false;
  return true;
}

/** The cron's share of all running acts, oldest first: they go on while no page is open. */
export async function runDueBulks(context: AppContext, targets: readonly BulkTarget[]): Promise<void> {
  const [running] = await context.db.batch([
    rowsOf(
      context.db,
      "bulk acts that run",
      { id: text, kind: oneOf(BULK_KINDS) },
      sql`SELECT id, kind FROM bulk_acts WHERE status = 'running' ORDER BY started_at LIMIT 5`,
    ),
  ]);
  for (const { id, kind } of running) {
    const target = targets.find((one) => one.kind === kind);
    if (target !== undefined) await runBulk(context, target, id, BULK_BATCHES_A_MINUTE);
  }
}

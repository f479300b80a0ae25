/**
 * Does the rows of an act on many accounts, some at a time: each batch is one transaction of what is done, its letters, its
 * rows of the log and its outcomes. Wherever it breaks off, nothing is half done, and whoever comes next goes on there;
 * two at once never do a row twice.
 */
import { eq, sql } from "drizzle-orm";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { BULK_ACTS } from "#db/lists.ts";
import { bulkActs } from "#db/schema/index.ts";
import { type AccountState, statesStatement } from "./account-state.server.ts";
import { actParts, type Elsewhere, followAct, whyNot } from "./act-commands.server.ts";
import { endBulk } from "./bulk-commands.server.ts";
import { BULK_BATCH, BULK_BATCHES_A_MINUTE } from "./limits.ts";

const waitingRow = {
  no: integer,
  subjectId: text,
  act: oneOf(BULK_ACTS),
  actorId: text,
  reason: text,
  undoOf: nullable(text),
  /** When the act that is taken back did it. */
  doneAt: nullable(integer),
};
type WaitingRow = RowOf<typeof waitingRow>;
type Outcome = { no: number; outcome: "done" | "skipped" | "failed"; why: string | null };

const GONE = "The account is gone.";
const IS_ADMIN = "Admins are dealt with one by one.";
const SINCE = "It changed since: left as it is.";
const FAILED = "The database refused it. Try this account by itself.";
/** Of a batch whose accounts change while it is read, how often it is read again. */
const TRIES = 5;

async function readWaiting(
  { db }: AppContext,
  id: string,
): Promise<{ rows: WaitingRow[]; states: AccountState[] }> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "rows of a bulk act that wait",
      waitingRow,
      sql`SELECT r.row_no no, r.subject_id subjectId, b.act, b.actor_id actorId, b.reason, b.undo_of undoOf,
          (SELECT o.done_at FROM bulk_act_rows o WHERE o.bulk_id = b.undo_of AND o.subject_id = r.subject_id) doneAt
        FROM bulk_acts b JOIN bulk_act_rows r ON r.bulk_id = b.id AND r.outcome = 'waiting'
        WHERE b.id = ${id} AND b.status = 'running' ORDER BY r.row_no LIMIT ${BULK_BATCH}`,
    ),
  ]);
  if (rows.length === 0) return { rows, states: [] };
  const [states] = await db.batch([
    statesStatement(
      { db },
      rows.map(({ subjectId }) => subjectId),
    ),
  ]);
  return { rows, states };
}

/** Why a row is left out as its account stands; null for one that is done. */
function skipWhy(row: WaitingRow, account: AccountState | undefined): string | null {
  if (account === undefined) return GONE;
  if (account.role === "admin") return IS_ADMIN;
  if (row.undoOf !== null) {
    const untouched =
      row.act === "restore"
        ? account.status === "archived" && account.archivedByUs && account.archivedAt === row.doneAt
        : account.status === "active";
    if (!untouched) return SINCE;
  }
  return whyNot(row.act, account, row.actorId)?.words ?? null;
}

/** Does these rows in one transaction. */
async function doRows(
  context: AppContext,
  id: string,
  rows: readonly WaitingRow[],
  states: readonly AccountState[],
  elsewhere: Elsewhere,
  failed: string | null = null,
): Promise<"done" | "again" | "over"> {
  const [first] = rows;
  if (first === undefined) return "over";
  const { act, actorId: adminId, reason } = first;
  const planned = rows.map((row) => {
    const account = states.find((state) => state.id === row.subjectId);
    return { row, account, why: failed ?? skipWhy(row, account) };
  });
  const accounts = planned.flatMap(({ account, why }) =>
    why === null && account !== undefined ? [account] : [],
  );
  const parts =
    accounts.length === 0 ? null : actParts(context, act, accounts, { adminId, reason }, elsewhere);
  const at = parts?.at ?? context.clock.now();
  const outcomes = planned.map(
    ({ row, why }): Outcome => ({
      no: row.no,
      outcome: why === null ? "done" : failed === null ? "skipped" : "failed",
      why,
    }),
  );
  const ids = accounts.map((account) => account.id);
  const written = await commit(context, {
    guards: {
      running: sql`EXISTS (SELECT 1 FROM bulk_acts b WHERE b.id = ${id} AND b.status = 'running')`,
      waiting: sql`(SELECT count(*) FROM json_each(${JSON.stringify(rows.map(({ no }) => no))}) j
        CROSS JOIN bulk_act_rows r ON r.bulk_id = ${id} AND r.row_no = j.value WHERE r.outcome = 'waiting') = ${rows.length}`,
      ...parts?.guards,
    },
    audit: parts?.audit ?? [],
    statements: [
      context.db.orm.run(sql`UPDATE bulk_act_rows SET outcome = v.value ->> 'outcome', why = v.value ->> 'why', done_at = ${at}
        FROM json_each(${JSON.stringify(outcomes)}) v WHERE bulk_id = ${id} AND row_no = v.value ->> 'no'`),
      ...(parts?.statements ?? []),
    ],
    purge: parts?.purge ?? [],
    forget: ids,
    mail: ids.length > 0,
  });
  if (written.kind === "committed") {
    followAct(context, ids);
    return "done";
  }
  if (written.kind !== "stale" || written.guard !== "actor") return "again";
  // Nobody acts in the name of who is no admin any more.
  await commit(context, {
    statements: [context.db.orm.update(bulkActs).set({ status: "stopped" }).where(eq(bulkActs.id, id))],
  });
  return "over";
}

/** One batch. Where the database refuses it, each row by itself, so that one that cannot be done keeps nobody up. */
async function runBatch(context: AppContext, id: string, elsewhere: Elsewhere): Promise<"done" | "over"> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const { rows, states } = await readWaiting(context, id);
    if (rows.length === 0) {
      await endBulk(context, id);
      return "over";
    }
    try {
      const outcome = await doRows(context, id, rows, states, elsewhere);
      if (outcome !== "again") return outcome;
    } catch (error) {
      // A database that does not answer is no fault of the rows: they wait.
      if (error instanceof Response) throw error;
      await doOneByOne(context, id, rows, states, elsewhere, error);
      return "done";
    }
  }
  return "over";
}

async function doOneByOne(
  context: AppContext,
  id: string,
  rows: readonly WaitingRow[],
  states: readonly AccountState[],
  elsewhere: Elsewhere,
  trouble: unknown,
): Promise<void> {
  context.log({
    event: "bulk-batch-failed",
    requestId: context.requestId,
    message: trouble instanceof Error ? trouble.message.slice(0, 300) : "no answer",
  });
  for (const row of rows) {
    try {
      await doRows(context, id, [row], states, elsewhere);
    } catch (error) {
      if (error instanceof Response) throw error;
      await doRows(context, id, [row], states, elsewhere, FAILED);
    }
  }
}

/** Goes on with an act for so many batches. True when there may be more to do. */
export async function runBulk(
  context: AppContext,
  id: string,
  elsewhere: Elsewhere,
  batches: number,
): Promise<boolean> {
  for (let at = 0; at < batches; at += 1)
    if ((await runBatch(context, id, elsewhere)) === "over") return false;
  return true;
}

/** The minute's share of all that run, the oldest first: an act goes on though nobody looks. */
export async function runDueBulks(context: AppContext, elsewhere: Elsewhere): Promise<void> {
  const [running] = await context.db.batch([
    rowsOf(
      context.db,
      "bulk acts that run",
      { id: text },
      sql`SELECT id FROM bulk_acts WHERE status = 'running' ORDER BY started_at LIMIT 5`,
    ),
  ]);
  for (const { id } of running) await runBulk(context, id, elsewhere, BULK_BATCHES_A_MINUTE);
}

/**
 * Compares Stripe's objects with our rows, page by page. Each page's differences are written together with the next cursor,
 * so that an interrupted run continues there. Only the list of differences changes.
 */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { stripeSyncs } from "#db/schema/index.ts";
import { STORED_SYNCS, SYNC_STEP_MS } from "../limits.ts";
import { adminsStatement, tellAdmins } from "../notifications.server.ts";
import { readPage } from "./pages.server.ts";
import { partOf, SYNC_PARTS } from "./parts.ts";
import { isProvisional, type Run } from "./run.server.ts";

export type StepOutcome =
  | { kind: "done" | "more" }
  /** Stripe doesn't answer; the pages compared so far stay. */
  | { kind: "down" | "off" }
  | { kind: "gone" };

/** Starts a comparison, or returns the running one. Null `adminId`: the nightly one. */
export async function startSync(context: AppContext, adminId: string | null): Promise<string> {
  const { db, clock } = context;
  const open = db.orm
    .select({ id: stripeSyncs.id })
    .from(stripeSyncs)
    .where(
      and(
        eq(stripeSyncs.status, "running"),
        adminId === null ? isNull(stripeSyncs.startedBy) : sql`${stripeSyncs.startedBy} IS NOT NULL`,
      ),
    )
    .orderBy(desc(stripeSyncs.startedAt))
    .limit(1);
  const [running] = await db.batch([open]);
  if (running[0] !== undefined) return running[0].id;
  const id = newId(clock.now());
  const values = {
    id,
    status: "running" as const,
    startedBy: adminId,
    startedAt: clock.now(),
    part: SYNC_PARTS[0],
    compared: 0,
    version: 1,
  };
  const written = await commit(context, {
    // Of two simultaneous clicks the second gets the first one's run.
    guards: { running: sql`NOT EXISTS ${open}` },
    statements: [
      db.orm.insert(stripeSyncs).values(values),
      db.orm.delete(stripeSyncs).where(
        sql`${stripeSyncs.id} NOT IN (SELECT ks.id FROM stripe_syncs ks ORDER BY ks.started_at DESC, ks.id DESC
            LIMIT ${STORED_SYNCS})`,
      ),
    ],
  });
  return written.kind === "committed" ? id : startSync(context, adminId);
}

export async function findRun({ db }: Pick<AppContext, "db">, id: string): Promise<Run | null> {
  const [rows] = await db.batch([db.orm.select().from(stripeSyncs).where(eq(stripeSyncs.id, id)).limit(1)]);
  return rows[0] ?? null;
}

/**
 * Does pages of a run for some seconds, at least one. Two callers at once do different pages, or one of them writes nothing.
 * `tell`: notify admins of a finished run's result.
 */
export async function stepSync(
  context: AppContext,
  id: string,
  { forMs = SYNC_STEP_MS, tell = false } = {},
): Promise<StepOutcome> {
  const { clock } = context;
  const untilMs = clock.now() + forMs;
  do {
    const run = await findRun(context, id);
    if (run === null) return { kind: "gone" };
    if (run.status === "done") return { kind: "done" };
    const page = await readPage(context, run);
    if (page.kind !== "page") return { kind: page.kind };
    const next = SYNC_PARTS[SYNC_PARTS.indexOf(partOf(run.part)) + 1];
    const differences = page.statements;
    if (page.cursor !== null)
      await advance(context, run, { cursor: page.cursor }, page.compared, differences);
    else if (next !== undefined)
      await advance(context, run, { part: next, cursor: null }, page.compared, differences);
    else await finish(context, run, page.compared, differences, tell);
  } while (clock.now() < untilMs);
  const run = await findRun(context, id);
  return { kind: run?.status === "done" ? "done" : "more" };
}

/** Writes a page's differences and the next cursor, unless another caller did this page. */
function advance(
  context: AppContext,
  { id, version }: Run,
  set: Partial<typeof stripeSyncs.$inferInsert>,
  compared: number,
  differences: readonly BatchItem<"sqlite">[],
  following: Partial<ReturnType<typeof notifyUsers>> & { mail?: boolean } = {},
) {
  const { db } = context;
  return commit(context, {
    guards: {
      done: sql`(SELECT rs.version FROM stripe_syncs rs WHERE rs.id = ${id} AND rs.status = 'running') = ${version}`,
    },
    statements: [
      db.orm
        .update(stripeSyncs)
        .set({ ...set, compared: sql`compared + ${compared}`, version: version + 1 })
        .where(eq(stripeSyncs.id, id)),
      ...differences,
    ],
    ...following,
  });
}

/** Ends a run and notifies admins in the same commit, so that they are notified once. */
async function finish(
  context: AppContext,
  run: Run,
  compared: number,
  statements: readonly BatchItem<"sqlite">[],
  tell: boolean,
): Promise<void> {
  const { db, clock } = context;
  const ended = { status: "done" as const, endedAt: clock.now(), cursor: null };
  if (!tell) {
    await advance(context, run, ended, compared, statements);
    return;
  }
  const { counted, dead, admins } = await db.batch({
    counted: rowsOf(
      db,
      "differences of a run",
      { count: integer },
      sql`SELECT count(*) count FROM stripe_differences WHERE sync_id = ${run.id} AND NOT ${isProvisional}`,
    ),
    dead: rowsOf(
      db,
      "dead events",
      { count: integer },
      sql`SELECT count(*) count FROM stripe_events WHERE status = 'dead'`,
    ),
    admins: adminsStatement(context),
  });
  const differences = counted[0]?.count ?? 0;
  const deadEvents = dead[0]?.count ?? 0;
  const news = wordsOf(differences, deadEvents);
  const notified =
    news === null
      ? []
      : await tellAdmins(
          context,
          admins,
          news,
          differences > 0 ? paymentPaths.adminStripeSync({ run: run.id }) : paymentPaths.adminPayments(),
        );
  await advance(context, run, ended, compared, [...statements, ...notified], {
    ...(news !== null && { ...notifyUsers(admins.map(({ userId }) => userId)), mail: true }),
  });
}

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The admins' notification; null when there is nothing to report. */
function wordsOf(differences: number, dead: number): { title: string; message: string } | null {
  if (differences === 0 && dead === 0) return null;
  const parts = [
    ...(differences === 0 ? [] : [plural(differences, "difference from Stripe", "differences from Stripe")]),
    ...(dead === 0 ? [] : [`${plural(dead, "event", "events")} we couldn’t follow`]),
  ];
  return {
    title: `Payments: ${parts.join(" and ")}`,
    message: "Last night’s comparison with Stripe found this. Review the differences and reconcile them.",
  };
}

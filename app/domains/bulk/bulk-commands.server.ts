/** Starting, stopping, and undoing an act on many rows. The rows are written down first, and done in turn. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { isActiveAdmin } from "#app/platform/audit/active-admin.ts";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { bulkActs } from "#db/schema/index.ts";
import { BULK_MOST } from "./limits.ts";
import type { Acting, BulkAct, BulkKind, BulkTarget, Selection } from "./types.ts";

async function start(
  context: AppContext,
  { kind, act }: { kind: BulkKind; act: BulkAct },
  subjects: SQL,
  { adminId, reason }: Acting,
  undoOf: string | null,
): Promise<string | null> {
  const { db, clock } = context;
  const id = newId(clock.now());
  const written = await commit(context, {
    guards: {
      admin: isActiveAdmin(adminId),
      ...(undoOf !== null && {
        once: sql`NOT EXISTS (SELECT 1 FROM bulk_acts u WHERE u.undo_of = ${undoOf})
          AND EXISTS (SELECT 1 FROM bulk_acts u WHERE u.id = ${undoOf} AND u.status <> 'running')`,
      }),
    },
    audit: [startEntry(id, { kind, act }, { adminId, reason }, undoOf)],
    statements: [
      db.orm.insert(bulkActs).values({
        id,
        kind,
        act,
        status: "running",
        actorId: adminId,
        reason,
        rows: 0,
        undoOf,
        startedAt: clock.now(),
      }),
      db.orm.run(sql`INSERT INTO bulk_act_rows (bulk_id, row_no, subject_id, outcome)
        SELECT ${id}, row_number() OVER (), s.id, 'waiting' FROM (${subjects}) s`),
      db.orm.run(sql`UPDATE bulk_acts SET rows = (SELECT count(*) FROM bulk_act_rows r WHERE r.bulk_id = ${id})
        WHERE id = ${id}`),
    ],
  });
  return written.kind === "committed" ? id : null;
}

const startEntry = (
  id: string,
  { kind, act }: { kind: BulkKind; act: BulkAct },
  { adminId, reason }: Acting,
  undoOf: string | null,
): AuditEntry => ({
  actorId: adminId,
  act: undoOf === null ? "bulk.start" : "bulk.undo",
  subject: { kind, id },
  reason,
  after: { act, ...(undoOf !== null && { undoOf }) },
});

/** Starts an act by writing down its rows. Its id, or null when the admin isn't one anymore. */
export const startBulk = (
  context: AppContext,
  target: BulkTarget,
  act: BulkAct,
  selection: Selection,
  acting: Acting,
) => start(context, { kind: target.kind, act }, target.selected(selection, BULK_MOST), acting, null);

/** Undoes what an ended or stopped act did, once. Null when that has begun already, or the act can't be undone. */
export function undoBulk(
  context: AppContext,
  { kind, acts }: BulkTarget,
  { id, act }: { id: string; act: BulkAct },
  acting: Acting,
) {
  const back = acts[act] ?? null;
  if (back === null) return Promise.resolve(null);
  const done = sql`SELECT d.subject_id id FROM bulk_act_rows d WHERE d.bulk_id = ${id} AND d.outcome = 'done'
    ORDER BY d.row_no`;
  return start(context, { kind, act: back }, done, acting, id);
}

/** Stops an act where it is, or lets it go on. What is done stays done. */
export async function setBulkStatus(
  context: AppContext,
  { id, kind }: { id: string; kind: BulkKind },
  adminId: string,
  to: "stopped" | "running",
): Promise<boolean> {
  const written = await commit(context, {
    guards: {
      admin: isActiveAdmin(adminId),
      so: sql`EXISTS (SELECT 1 FROM bulk_acts b WHERE b.id = ${id} AND b.status = ${to === "stopped" ? "running" : "stopped"})`,
    },
    audit: [
      {
        actorId: adminId,
        act: to === "stopped" ? "bulk.stop" : "bulk.resume",
        subject: { kind, id },
      },
    ],
    statements: [context.db.orm.update(bulkActs).set({ status: to }).where(eq(bulkActs.id, id))],
  });
  return written.kind === "committed";
}

/** Marks it done when no row waits. */
export async function endBulk(context: AppContext, id: string): Promise<void> {
  await commit(context, {
    statements: [
      context.db.orm
        .update(bulkActs)
        .set({ status: "done", endedAt: context.clock.now() })
        .where(
          and(
            eq(bulkActs.id, id),
            eq(bulkActs.status, "running"),
            sql`NOT EXISTS (SELECT 1 FROM bulk_act_rows w WHERE w.bulk_id = ${id} AND w.outcome = 'waiting')`,
          ),
        ),
    ],
  });
}

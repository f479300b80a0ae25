/** Starting, stopping and taking back an act on many accounts. The rows are written down first; they are done in turn. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AuditEntry } from "#app/platform/audit.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { newId } from "#app/platform/ids.ts";
import { bulkActs } from "#db/schema/index.ts";
import { isActiveAdmin } from "./account-state.server.ts";
import type { Acting, PlainAct } from "./act-commands.server.ts";
import { type Selection, selected } from "./bulk-queries.server.ts";

/** Restoring what was archived, and the other way around. Who was signed out signs in again: that has no way back. */
const BACK: Readonly<Record<PlainAct, PlainAct | null>> = {
  archive: "restore",
  restore: "archive",
  "end-sessions": null,
};

/** What takes an act back; null where nothing does. */
export const undoes = (act: PlainAct): PlainAct | null => BACK[act];

async function start(
  context: AppContext,
  act: PlainAct,
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
    audit: [startEntry(id, act, { adminId, reason }, undoOf)],
    statements: [
      db.orm.insert(bulkActs).values({
        id,
        act,
        status: "running",
        actorId: adminId,
        reason,
        rows: 0,
        undoOf,
        startedAt: clock.now(),
      }),
      db.orm.run(sql`INSERT INTO bulk_act_rows (bulk_id, row_no, subject_id, outcome)
        SELECT ${id}, row_number() OVER (), s.user_id, 'waiting' FROM (${subjects}) s`),
      db.orm.run(sql`UPDATE bulk_acts SET rows = (SELECT count(*) FROM bulk_act_rows r WHERE r.bulk_id = ${id})
        WHERE id = ${id}`),
    ],
  });
  return written.kind === "committed" ? id : null;
}

const startEntry = (
  id: string,
  act: PlainAct,
  { adminId, reason }: Acting,
  undoOf: string | null,
): AuditEntry => ({
  actorId: adminId,
  act: undoOf === null ? "account.bulk-start" : "account.bulk-undo",
  subject: { kind: "account", id },
  reason,
  after: { act, ...(undoOf !== null && { undoOf }) },
});

/** Writes down whom it is done to; its id, or null when its admin is one no more. */
export const startBulk = (context: AppContext, act: PlainAct, selection: Selection, acting: Acting) =>
  start(context, act, selected(selection), acting, null);

/** Takes back what an ended or stopped act did, once. Null when that has begun already, or nothing takes it back. */
export function undoBulk(context: AppContext, { id, act }: { id: string; act: PlainAct }, acting: Acting) {
  const back = undoes(act);
  if (back === null) return Promise.resolve(null);
  const done = sql`SELECT d.subject_id user_id FROM bulk_act_rows d WHERE d.bulk_id = ${id} AND d.outcome = 'done'
    ORDER BY d.row_no`;
  return start(context, back, done, acting, id);
}

/** Ends an act where it is, or lets it go on. What is done stays done. */
export async function setBulkStatus(
  context: AppContext,
  id: string,
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
        act: to === "stopped" ? "account.bulk-stop" : "account.bulk-resume",
        subject: { kind: "account", id },
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

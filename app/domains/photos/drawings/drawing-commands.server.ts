/** Runs that give drawings to people without a photo: start, stop, continue, undo. And removing one's own drawing. */
import { eq, sql } from "drizzle-orm";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { drawingRuns } from "#db/schema/index.ts";
import { isStillOwner, shownOn } from "../photo-conditions.server.ts";
import type { OwnerFacts, PhotoOwner } from "../types.ts";
import { type DrawingRun, findDrawingRun } from "./drawing-queries.server.ts";

type Acting = { adminId: string; reason: string };
/** A batch written in the meantime changes the counts that the log names. */
const TRIES = 5;

const noneActive = (exceptId: string) => sql`NOT EXISTS (SELECT 1 FROM drawing_runs x
  WHERE x.status IN ('running', 'undoing') AND x.id <> ${exceptId})`;
/** As it was read, to the last drawing. */
const unchanged = ({ id, status, drawn, takenBack }: DrawingRun) =>
  sql`EXISTS (SELECT 1 FROM drawing_runs x WHERE x.id = ${id} AND x.status = ${status} AND x.drawn = ${drawn}
    AND x.taken_back = ${takenBack})`;

const entry = (
  adminId: string,
  id: string,
  reason: string,
  before: AuditEntry["before"],
  after: AuditEntry["after"],
): AuditEntry => ({
  actorId: adminId,
  act: "photo.seed",
  subject: { kind: "photo", id },
  reason,
  before,
  after,
});

/** Starts a run over everyone who is there now. Its id; null while another one runs or is undone. */
export async function startDrawings(
  context: AppContext,
  { adminId, reason }: Acting,
): Promise<string | null> {
  const { db, clock } = context;
  const id = newId(clock.now());
  const written = await commit(context, {
    guards: { alone: noneActive(id) },
    audit: [entry(adminId, id, reason, null, { status: "running", drawn: 0 })],
    statements: [
      db.orm.insert(drawingRuns).values({
        id,
        status: "running",
        actorId: adminId,
        reason,
        lastAgentNo: sql`(SELECT coalesce(max(agent_no), 0) FROM agents)`,
        startedAt: clock.now(),
      }),
    ],
  });
  return written.kind === "committed" ? id : null;
}

const MAY_BECOME = {
  stopped: ["running"],
  running: ["stopped"],
  undoing: ["stopped", "done"],
} as const satisfies Readonly<Record<string, readonly DrawingRun["status"][]>>;

/** Stops, continues or undoes a run. False where its state doesn't allow it, or another one is active. */
export async function setDrawings(
  context: AppContext,
  id: string,
  to: keyof typeof MAY_BECOME,
  { adminId, reason }: Acting,
): Promise<boolean> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const run = await findDrawingRun(context, id);
    if (run === null || !MAY_BECOME[to].some((status) => status === run.status)) return false;
    const counts = { drawn: run.drawn, takenBack: run.takenBack };
    const written = await commit(context, {
      guards: { alone: noneActive(id), unchanged: unchanged(run) },
      audit: [entry(adminId, id, reason, { status: run.status, ...counts }, { status: to, ...counts })],
      statements: [
        context.db.orm.update(drawingRuns).set({ status: to, endedAt: null }).where(eq(drawingRuns.id, id)),
      ],
    });
    if (written.kind === "committed") return true;
    if (written.kind === "stale" && written.guard === "alone") return false;
  }
  return false;
}

const ofOwner = (owner: PhotoOwner) =>
  owner.kind === "agent"
    ? sql`d.agent_no = ${owner.agentNo}`
    : sql`d.user_id = ${owner.kind === "executive" ? owner.userId : ""}`;

/** Shows initials again, for good: no later run gives this owner a drawing. */
export async function removeDrawing(
  context: AppContext,
  userId: string,
  { owner, slug }: OwnerFacts,
): Promise<boolean> {
  if (owner.kind === "organization") return false;
  const { db, clock } = context;
  const theirs = ofOwner(owner);
  const written = await commit(context, {
    guards: {
      owner: isStillOwner(owner, userId),
      there: sql`EXISTS (SELECT 1 FROM drawings d WHERE ${theirs} AND d.removed_at IS NULL)`,
    },
    statements: [
      db.orm.run(sql`UPDATE drawings AS d SET removed_at = ${clock.now()} WHERE ${theirs}`),
      owner.kind === "agent"
        ? db.orm.run(sql`UPDATE agents SET drawing_url = NULL WHERE agent_no = ${owner.agentNo}`)
        : db.orm.run(sql`UPDATE profiles SET drawing_url = NULL WHERE user_id = ${owner.userId}`),
    ],
    purge: shownOn({ owner, slug }),
  });
  return written.kind === "committed";
}

/** Verifying the log: at night, when an admin asks, and from the command line. */
import { eq, inArray, sql } from "drizzle-orm";
import { reportError } from "#app/domains/errors/commands.server.ts";
import { notificationStatement, notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { type AuditEntry, findAuditHead } from "#app/platform/audit/audit.ts";
import { moveAnchor } from "#app/platform/audit/audit-anchors.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { settings } from "#db/schema/index.ts";
import { allBreakWords } from "./break-words.ts";
import { newVerification, verifyPiece } from "./chain.server.ts";
import { brokenLogEmail } from "./emails.ts";
import { PIECES_A_STEP, VERIFIED_FROM_HOUR_UTC } from "./limits.ts";
import { Verification } from "./types.ts";

/** Keys of `settings`: the verification under way, and the last finished one. */
const RUNNING = "audit-verification";
const FINISHED = "audit-verified";

/** Reads both, for a page's batch. */
export const verificationsStatement = ({ db }: Pick<AppContext, "db">) =>
  db.orm
    .select()
    .from(settings)
    .where(inArray(settings.key, [RUNNING, FINISHED]));

/** Parses what that statement read. */
export function readVerifications(rows: readonly { key: string; value: string }[]) {
  const read = (key: string) => {
    const value = rows.find((row) => row.key === key)?.value;
    return value === undefined ? null : { value, state: Verification.parse(JSON.parse(value)) };
  };
  return { running: read(RUNNING), finished: read(FINISHED)?.state ?? null };
}

/**
 * Called every minute. Once a day from 07:00 UTC it checks some pieces a minute until it is done; a verification that an
 * admin began goes on too. Returns whether it did anything.
 */
export async function verifyNightly(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const [rows] = await db.batch([verificationsStatement(context)]);
  const { running, finished } = readVerifications(rows);
  if (running === null) {
    const nowMs = clock.now();
    const from = Math.floor(nowMs / DAY_MS) * DAY_MS + VERIFIED_FROM_HOUR_UTC * HOUR_MS;
    if (nowMs < from || (finished !== null && finished.startedAt >= from)) return 0;
    const head = await findAuditHead(context);
    // Writes the anchor that an answer may have failed to write.
    if (head.no > 0) await moveAnchor(context, head);
    await begin(context, null, head.no);
  }
  await stepVerification(context);
  return 1;
}

/** For the admin's button: begins a verification, if none is under way, and goes on with it. The log says who asked. */
export async function verifyAsAdmin(context: AppContext, adminId: string): Promise<void> {
  const [rows] = await context.db.batch([verificationsStatement(context)]);
  if (readVerifications(rows).running === null) {
    const { no } = await findAuditHead(context);
    await begin(context, adminId, no);
  }
  await stepVerification(context);
}

async function begin(context: AppContext, adminId: string | null, of: number): Promise<void> {
  const { db, clock } = context;
  const value = JSON.stringify(newVerification(clock.now(), adminId, of));
  const audit: AuditEntry[] =
    adminId === null
      ? []
      : [
          {
            actorId: adminId,
            act: "audit-log.verify",
            subject: { kind: "audit-log", id: "all" },
            after: { rows: of },
          },
        ];
  await commit(context, {
    audit,
    guards: { running: sql`NOT EXISTS (SELECT 1 FROM settings WHERE key = ${RUNNING})` },
    statements: [db.orm.insert(settings).values({ key: RUNNING, value })],
  });
}

/** Checks pieces of the one under way. When two do so at once, one goes on and the other's work is discarded. */
export async function stepVerification(context: AppContext): Promise<Verification | null> {
  const { db } = context;
  const [rows] = await db.batch([verificationsStatement(context)]);
  const { running, finished } = readVerifications(rows);
  if (running === null) return null;
  let { state } = running;
  for (let pieces = 0; pieces < PIECES_A_STEP && state.phase !== "done"; pieces += 1)
    state = await verifyPiece(context, state);
  const isNew = state.breakCount > 0 && told(finished) !== told(state);
  const held = sql`EXISTS (SELECT 1 FROM settings WHERE key = ${RUNNING} AND value = ${running.value})`;
  if (state.phase !== "done") {
    await commit(context, {
      guards: { held },
      statements: [
        db.orm
          .update(settings)
          .set({ value: JSON.stringify(state) })
          .where(eq(settings.key, RUNNING)),
      ],
    });
    return state;
  }
  const notified = isNew ? await tellAdmins(context, state) : { statements: [], admins: [] };
  const value = JSON.stringify(state);
  const written = await commit(context, {
    guards: { held },
    statements: [
      db.orm.delete(settings).where(eq(settings.key, RUNNING)),
      db.orm
        .insert(settings)
        .values({ key: FINISHED, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } }),
      ...notified.statements,
    ],
    ...notifyUsers(notified.admins),
    mail: isNew,
  });
  if (written.kind === "committed" && isNew) await report(context, state);
  return state;
}

/** Which breaks admins were notified of, so that they hear of each once. */
const told = (state: Verification | null) =>
  state === null || state.breakCount === 0 ? "" : JSON.stringify([state.breaks, state.breakCount]);

/** Bell and email, whatever they have chosen: the log is there to hold admins to account. */
async function tellAdmins(context: AppContext, state: Verification) {
  const [admins] = await context.db.batch([adminRecipientsStatement(context)]);
  const words = allBreakWords(state);
  const actionUrl = adminPaths.audit();
  return {
    admins: admins.map(({ userId }) => userId),
    statements: admins.flatMap(({ userId, email }) => [
      notificationStatement(context, {
        userId,
        type: "error",
        title: "The audit log is broken",
        message: words.slice(0, 3).join(" "),
        actionUrl,
      }),
      emailStatement(context, brokenLogEmail(email, words, context.origin + actionUrl)),
    ]),
  };
}

async function report(context: AppContext, state: Verification): Promise<void> {
  const { requestId } = context;
  const message = `The audit log is broken. ${allBreakWords(state).join(" ")}`;
  context.log({ event: "audit-log-broken", requestId, message });
  await reportError(context, {
    source: "server",
    // A write that fails is critical, and so is this.
    during: "write",
    message,
    stack: "",
    path: adminPaths.audit(),
    requestId,
    device: "",
  });
}

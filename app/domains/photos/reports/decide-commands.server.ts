/** Decides a reported photo: it stays, or it is deleted at once and for good. Owner and reporters are notified. */
import { and, eq, sql } from "drizzle-orm";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { photoCases, photos } from "#db/schema/index.ts";
import { deletePhotoFiles } from "../files.server.ts";
import type { PhotoDecision } from "../inputs.ts";
import { LISTED_REPORTS } from "../limits.ts";
import { shownOn, showStatement } from "../photo-conditions.server.ts";
import type { PhotoCase } from "../types.ts";
import { removedPhotoEmail } from "./emails.ts";

export type DecideOutcome =
  | "decided"
  /** By another admin. */
  | "closed"
  /** The admin's own photo, or reported by this admin. */
  | "own";

/** Decides an open case once: the first admin to click wins. A removed photo's files are deleted before the response. */
export async function decidePhotoCase(
  context: AppContext,
  adminId: string,
  facts: PhotoCase,
  { decision, reason }: PhotoDecision,
): Promise<DecideOutcome> {
  if (facts.decidedAt !== null) return "closed";
  const { db, clock } = context;
  const { owners, reporters } = await db.batch({
    owners: rowsOf(
      db,
      "owner of a reported photo",
      { userId: text, email: text },
      sql`
      SELECT u.id userId, u.email FROM photos p JOIN users u ON u.id = coalesce(p.user_id, p.created_by)
      WHERE p.id = ${facts.photoId} LIMIT 1`,
    ),
    reporters: rowsOf(
      db,
      "who reported a photo",
      { userId: nullable(text) },
      sql`
      SELECT DISTINCT r.user_id userId FROM photo_reports r JOIN users u ON u.id = r.user_id
      WHERE r.case_id = ${facts.id} LIMIT ${LISTED_REPORTS}`,
    ),
  });
  const told = reporters.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  if (told.includes(adminId) || owners.some(({ userId }) => userId === adminId)) return "own";
  const nowMs = clock.now();
  const removed = decision === "remove";
  const profile = facts.slug === null ? paths.settings() : shownOn({ ...facts })[0];
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "photo.decide",
        subject: { kind: "photo", id: facts.photoId },
        reason,
        before: { case: facts.id, decision: null, status: facts.status },
        after: { case: facts.id, decision, status: removed ? "gone" : facts.status },
      },
    ],
    guards: {
      closed: sql`EXISTS (SELECT 1 FROM photo_cases c WHERE c.id = ${facts.id} AND c.decided_at IS NULL)`,
    },
    statements: [
      db.orm
        .update(photoCases)
        .set({ decision, reason, decidedAt: nowMs, decidedBy: adminId })
        .where(eq(photoCases.id, facts.id)),
      ...(removed
        ? [
            db.orm
              .update(photos)
              .set({ status: "gone", endedAt: nowMs })
              .where(and(eq(photos.id, facts.photoId))),
            // Another one may be live by now.
            ...(facts.status === "live" ? [showStatement(context, facts.owner, null)] : []),
            ...owners.flatMap(({ userId, email }) => [
              notificationStatement(context, {
                userId,
                type: "warning",
                title: "Your photo was removed",
                message: `Readers reported it, and our team removed it. Reason: ${reason}`,
                actionUrl: paths.settings({ section: "photo" }),
              }),
              emailStatement(
                context,
                removedPhotoEmail(email, reason, `${context.origin}${paths.settings({ section: "photo" })}`),
              ),
            ]),
          ]
        : owners.map(({ userId }) =>
            notificationStatement(context, {
              userId,
              type: "info",
              title: "Your photo stays up",
              message: `Readers reported it. Our team looked at it and left it up. Reason: ${reason}`,
              actionUrl: paths.settings({ section: "photo" }),
            }),
          )),
      ...told.map((userId) =>
        notificationStatement(context, {
          userId,
          type: "info",
          title: "We looked at a photo you reported",
          message: `${removed ? "We removed it." : "We left it up."} Reason: ${reason}`,
          actionUrl: profile ?? paths.notifications(),
        }),
      ),
    ],
    notify: [...told, ...owners.map(({ userId }) => userId)].map((userId) => ({
      userId,
      topics: ["notifications"],
    })),
    forget: [...told, ...owners.map(({ userId }) => userId)],
    purge: removed ? shownOn(facts) : [],
    mail: removed,
  });
  if (written.kind !== "committed") return "closed";
  if (removed) await deletePhotoFiles(context, [facts.photoName]);
  return "decided";
}

/** A person asks about their own information without an account: by a link that is emailed to the address. */
import { sql } from "drizzle-orm";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { emailStatement, isFull, unaskedEmailStatement } from "#app/platform/mail/outbox.ts";
import { language } from "#app/text/text.ts";
import { privacyLinkEmail, privacyReceivedEmail, waitingPrivacyEmail } from "./emails.ts";
import { ANSWER_DAYS, APPEAL_DAYS, DROPPED_AT_ONCE, KEPT_DAYS, LINK_DAYS, LINK_EMAILS } from "./limits.ts";
import { privacyRequestUrl } from "./request-links.server.ts";
import { findBegun, type PrivacyRequest } from "./request-queries.server.ts";
import type { PrivacyKind } from "./types.ts";

/** Whether the request's link may still act. */
export const isLinkOpen = ({ openedAt }: Pick<PrivacyRequest, "openedAt">, nowMs: number): boolean =>
  nowMs < openedAt + LINK_DAYS * DAY_MS;

/** Whether the copy that was asked for may be downloaded: for a week, and never that of an account, which has its own. */
export const isFileOpen = (
  { kind, status, confirmedAt, hasAccount }: PrivacyRequest,
  nowMs: number,
): boolean =>
  kind === "access" &&
  status === "done" &&
  hasAccount === 0 &&
  confirmedAt !== null &&
  nowMs < confirmedAt + LINK_DAYS * DAY_MS;

/** Whether the person may ask for a second look. */
export const canAppeal = (
  { status, answeredAt }: Pick<PrivacyRequest, "status" | "answeredAt">,
  nowMs: number,
): boolean =>
  (status === "done" || status === "declined") &&
  answeredAt !== null &&
  nowMs < answeredAt + APPEAL_DAYS * DAY_MS;

/**
 * Emails a link to the address. Nothing in the answer, the email or the time tells whether we hold anything about it: that
 * is looked up when the link is opened.
 */
export async function beginPrivacyRequest(
  context: AppContext,
  { email, kind }: { email: string; kind: PrivacyKind },
): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const id = (await findBegun(context, { email, kind })) ?? newId(nowMs);
  const link = privacyLinkEmail(email, kind, await privacyRequestUrl(context, id));
  await commit(context, {
    statements: [
      db.orm.run(sql`INSERT INTO privacy_requests (id, kind, email, language, opened_at, due_at)
        VALUES (${id}, ${kind}, ${email}, ${language()}, ${nowMs}, ${nowMs + ANSWER_DAYS * DAY_MS})
        ON CONFLICT (id) DO UPDATE SET opened_at = excluded.opened_at, due_at = excluded.due_at,
          language = excluded.language WHERE status = 'unconfirmed'`),
      unaskedEmailStatement(context, link, { notBeforeMs: null, full: isFull(context, link, LINK_EMAILS) }),
    ],
    mail: true,
  });
}

/** Marks a request for a copy as confirmed: its page offers the file from then on. False when it was confirmed before. */
export async function confirmAccess(
  context: Pick<AppContext, "db" | "clock">,
  { id }: Pick<PrivacyRequest, "id">,
): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.now();
  await db.write([
    db.orm.run(sql`UPDATE privacy_requests SET status = 'done', confirmed_at = ${nowMs}, answered_at = ${nowMs}
      WHERE id = ${id} AND kind = 'access' AND status = 'unconfirmed'`),
  ]);
}

/** Files what the person says is wrong for admins, with 45 days to answer. False when it isn't open for that anymore. */
export const confirmCorrection = (context: AppContext, request: PrivacyRequest, note: string) =>
  toAdmins(context, request, {
    from: sql`r.kind = 'correct' AND r.status = 'unconfirmed'`,
    change: sql`status = 'open', note = ${note}, confirmed_at = ${context.clock.now()}`,
    title: "Someone asks to have something corrected",
  });

/** Files an appeal, which another admin decides within 45 days. False when it can't be appealed anymore. */
export const appealPrivacy = (context: AppContext, request: PrivacyRequest, note: string) =>
  toAdmins(context, request, {
    from: sql`r.status IN ('done', 'declined')`,
    change: sql`status = 'appealed', appeal = ${note}`,
    title: "Someone appeals our answer about their information",
  });

async function toAdmins(
  context: AppContext,
  { id, email }: PrivacyRequest,
  { from, change, title }: { from: ReturnType<typeof sql>; change: ReturnType<typeof sql>; title: string },
): Promise<boolean> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [admins] = await db.batch([adminRecipientsStatement(context)]);
  const news = { title, message: `It’s due in ${ANSWER_DAYS} days.` };
  const actionUrl = adminPaths.privacyRequest(id);
  const written = await commit(context, {
    guards: { status: sql`EXISTS (SELECT 1 FROM privacy_requests r WHERE r.id = ${id} AND ${from})` },
    statements: [
      db.orm.run(sql`UPDATE privacy_requests SET ${change}, opened_at = ${nowMs},
        due_at = ${nowMs + ANSWER_DAYS * DAY_MS} WHERE id = ${id}`),
      emailStatement(context, privacyReceivedEmail(email, await privacyRequestUrl(context, id))),
      ...(await announceStatements(context, admins, {
        event: "waiting-not-listed",
        type: "info",
        ...news,
        actionUrl,
        composeEmail: (recipient, stop) =>
          waitingPrivacyEmail(recipient, news, { url: context.origin + actionUrl, stop }),
      })),
    ],
    ...notifyUsers(admins.map((one) => one.userId)),
    mail: true,
  });
  return written.kind === "committed";
}

/** Called every minute: deletes requests nobody confirmed, and those that were answered two years ago. */
export async function dropOldPrivacyRequests({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<void> {
  const nowMs = clock.now();
  const old = (which: ReturnType<typeof sql>) =>
    db.orm.run(sql`DELETE FROM privacy_requests WHERE id IN (SELECT r.id FROM privacy_requests r
      WHERE ${which} LIMIT ${DROPPED_AT_ONCE})`);
  await db.write([
    old(sql`r.status = 'unconfirmed' AND r.opened_at <= ${nowMs - LINK_DAYS * DAY_MS}`),
    old(sql`r.answered_at <= ${nowMs - KEPT_DAYS * DAY_MS} AND r.status <> 'appealed'`),
  ]);
}

/** An admin answers a request about a person's own information, or decides its appeal. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { privacyAnsweredEmail } from "./emails.ts";
import { privacyRequestUrl } from "./request-links.server.ts";
import type { PrivacyRequest } from "./request-queries.server.ts";

export type PrivacyAnswer =
  | "done"
  /** By another admin, or nobody waits for an answer. */
  | "decided"
  /** The admin who gave the first answer doesn't decide its appeal. */
  | "same-admin";

/** Writes the answer, which the person gets by email. An appeal is decided by another admin, and ends the request. */
export async function answerPrivacy(
  context: AppContext,
  adminId: string,
  request: PrivacyRequest,
  { outcome, reason }: { outcome: "done" | "declined"; reason: string },
): Promise<PrivacyAnswer> {
  const { db, clock } = context;
  const { id, status, email, language, answeredBy } = request;
  if (status !== "open" && status !== "appealed") return "decided";
  if (status === "appealed" && answeredBy === adminId) return "same-admin";
  const to = status === "appealed" ? "closed" : outcome;
  const url = await privacyRequestUrl(context, id);
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "privacy.decide",
        subject: { kind: "email", id },
        reason,
        before: { status },
        after: { status: to, outcome },
      },
    ],
    guards: { status: sql`EXISTS (SELECT 1 FROM privacy_requests WHERE id = ${id} AND status = ${status})` },
    statements: [
      db.orm.run(sql`UPDATE privacy_requests SET status = ${to}, answered_at = ${clock.now()}, answered_by = ${adminId},
        reply = CASE WHEN status = 'open' THEN ${reason} ELSE reply END,
        appeal_reply = CASE WHEN status = 'appealed' THEN ${reason} ELSE '' END
        WHERE id = ${id} AND status = ${status}`),
      emailStatement(
        context,
        inLanguage(language, () => privacyAnsweredEmail(email, { status: to, reason, url })),
      ),
    ],
    mail: true,
  });
  return written.kind === "committed" ? "done" : "decided";
}

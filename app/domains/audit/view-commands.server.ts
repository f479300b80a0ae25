/** Viewing the product as a person: logged, and told to them, before it begins. */
import { sql } from "drizzle-orm";
import { notificationStatement, notifyUsers } from "#app/domains/notifications/commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { viewedEmail, viewedWords } from "./emails.ts";
import { type NoView, type ViewedPerson, whyNoView } from "./view-queries.server.ts";

/**
 * Writes one row of the log, one entry in the person's bell, and one email, whatever they have chosen, in one batch. Null
 * when the view may begin; otherwise why not.
 */
export async function beginView(
  context: AppContext,
  adminId: string,
  person: ViewedPerson,
  { reason, minutes }: { reason: string; minutes: number },
): Promise<NoView | "changed" | null> {
  const why = whyNoView(person, adminId);
  if (why !== null) return why;
  const { id: userId, email, firstName, language } = person;
  const told = { reason, minutes };
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "account.impersonate",
        subject: { kind: "account", id: userId },
        reason,
        after: { minutes, role: person.role },
      },
    ],
    guards: {
      changed: sql`EXISTS (SELECT 1 FROM user_roles r JOIN profiles p ON p.user_id = r.user_id
        WHERE r.user_id = ${userId} AND r.role <> 'admin' AND p.account_status = 'active')`,
    },
    statements: [
      inLanguage(language, () =>
        notificationStatement(context, { userId, type: "info", ...viewedWords(told), actionUrl: null }),
      ),
      inLanguage(language, () => emailStatement(context, viewedEmail(email, firstName, told))),
    ],
    ...notifyUsers([userId]),
    mail: true,
  });
  return written.kind === "committed" ? null : "changed";
}

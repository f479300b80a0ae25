/** Notifies the applicant, and the admins of what waits. */
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { type ApplicationNews, applicationEmail, waitingNewAgentEmail } from "./emails.ts";

/** Bell and email, whatever the account has chosen, as with claims. For the commit of the change itself. */
export function tellApplicantStatements(
  context: Pick<AppContext, "db" | "clock" | "origin">,
  { userId, email }: { userId: string; email: string },
  news: ApplicationNews,
  actionUrl = paths.agentApplication(),
) {
  return [
    notificationStatement(context, { userId, type: "info", ...news, actionUrl }),
    inLanguage("en", () =>
      emailStatement(context, applicationEmail(email, news, context.origin + actionUrl)),
    ),
  ] as const;
}

/** Notifies each admin, as they have chosen, that an agent applied. */
export function tellAdminsStatements(
  context: AppContext,
  admins: readonly Recipient[],
  { id, name, npn }: { id: string; name: string; npn: string },
) {
  const news = { title: "A new agent is waiting for a decision", message: `${name}, NPN ${npn}.` };
  const actionUrl = adminPaths.newAgent(id);
  return announceStatements(context, admins, {
    event: "waiting-new-agent",
    type: "warning",
    ...news,
    actionUrl,
    composeEmail: (email, stop) =>
      waitingNewAgentEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
}

/** Notifies the applicant and the admins. */
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { type ApplicationNews, applicationEmail, waitingApplicationEmail } from "./application-emails.ts";

/** Bell and email, whatever the account chose to receive: it decides what they may do here. The commit also notifies. */
export function tellApplicantStatements(
  context: Pick<AppContext, "db" | "clock" | "origin">,
  { userId, email }: { userId: string; email: string },
  news: ApplicationNews,
  actionUrl: string = paths.applicationPending(),
) {
  return [
    notificationStatement(context, { userId, type: "info", ...news, actionUrl }),
    emailStatement(context, applicationEmail(email, news, context.origin + actionUrl)),
  ] as const;
}

/** Notifies each admin, as they chose, that an application waits. */
export function tellAdminsStatements(
  context: AppContext,
  admins: readonly Recipient[],
  { id, name, again }: { id: string; name: string; again: boolean },
) {
  const news = {
    title: again ? "An application came back corrected" : "An application is waiting for a decision",
    message: `It’s from ${name}.`,
  };
  const actionUrl = paths.adminApplication(id);
  return announceStatements(context, admins, {
    event: "waiting-application",
    type: "info",
    ...news,
    actionUrl,
    composeEmail: (email, stop) =>
      waitingApplicationEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
}

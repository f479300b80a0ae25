/** Notifications to an agent about appointments. */

import { calendarPaths } from "#app/calendar-paths.ts";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { agentNewsEmail } from "./emails.server.ts";

export type AgentNews = {
  type: "info" | "warning" | "success";
  title: string;
  message: string;
};

/** The statements that notify the agent’s account, for the batch that writes the change itself. */
export function tellAgentStatements(
  context: Pick<AppContext, "db" | "clock" | "settings" | "origin">,
  recipients: readonly Recipient[],
  news: AgentNews,
  /** The page that the notification opens. */
  actionUrl: string = calendarPaths.appointments(),
) {
  return announceStatements(context, recipients, {
    event: "appointment",
    ...news,
    actionUrl,
    composeEmail: (email, stop) => agentNewsEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
}

/** Telling an agent of appointments. */

import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import type { AppContext } from "#app/platform/context.ts";
import { agentNewsEmail } from "./emails.server.ts";

export type AgentNews = {
  type: "info" | "warning" | "success";
  title: string;
  message: string;
};

/** The statements that tell the agent's account, for the batch of what it is told of. */
export function tellAgentStatements(
  context: Pick<AppContext, "db" | "clock" | "settings" | "origin">,
  recipients: readonly Recipient[],
  news: AgentNews,
  /** Where the news leads. */
  actionUrl: string = calendarPaths.appointments(),
) {
  return announceStatements(context, recipients, {
    event: "appointment",
    ...news,
    actionUrl,
    composeEmail: (email, stop) => agentNewsEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
}

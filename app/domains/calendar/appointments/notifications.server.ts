/**
 * What each side of an appointment is sent: the client an email with a secret link and the event for their calendar, the
 * agent a notification.
 */

import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import type { AppContext } from "#app/platform/context.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { appointmentLinks } from "#db/schema/index.ts";
import { type EventFacts, mailedFile } from "./appointment-ics.server.ts";
import { agentNewsEmail, type ClientLinks } from "./emails.server.ts";

/** The statement that stores a link to an appointment: the hash of its token. */
export async function linkStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  appointmentId: string,
  token: string,
  { confirms = false }: { confirms?: boolean } = {},
) {
  const row = { tokenHash: await sha256Hex(token), appointmentId, createdAt: clock.now(), confirms };
  // In an array, because awaiting a Drizzle statement runs it.
  return [db.orm.insert(appointmentLinks).values(row)] as const;
}

/** The addresses that carry that token. */
export const linksOf = ({ origin }: Pick<AppContext, "origin">, id: string, token: string) => ({
  url: origin + calendarPaths.appointment(id, { token }),
  fileUrl: origin + calendarPaths.appointmentFile(id, { token }),
});

/** The statement of an email to the client, with the event for their calendar attached. */
export function clientEmailStatement(
  context: Pick<AppContext, "db" | "clock" | "origin">,
  compose: (context: Pick<AppContext, "clock">, facts: EventFacts, links: ClientLinks) => Email,
  facts: EventFacts,
  token: string,
) {
  const links = linksOf(context, facts.id, token);
  const file = mailedFile(facts, { origin: context.origin, url: links.url });
  return emailStatement(context, { ...compose(context, facts, links), file });
}

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

/** What the emails of an appointment bring its client: a link with a secret of its own, and the event for their calendar. */
import { calendarPaths } from "#app/calendar-paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import type { Email } from "#app/platform/mail.ts";
import { emailStatement } from "#app/platform/outbox.ts";
import { appointmentLinks } from "#db/schema/index.ts";
import { type EventFacts, mailedFile } from "./appointment-ics.server.ts";
import type { ClientLinks } from "./emails.server.ts";

/** The statement that lets a token stand for an appointment. */
export async function linkStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  appointmentId: string,
  token: string,
  { confirms = false }: { confirms?: boolean } = {},
) {
  const row = { tokenHash: await sha256Hex(token), appointmentId, createdAt: clock.now(), confirms };
  // In an array: awaiting the statement itself would run it alone.
  return [db.orm.insert(appointmentLinks).values(row)] as const;
}

/** Where that token leads. */
export const linksOf = ({ origin }: Pick<AppContext, "origin">, id: string, token: string) => ({
  url: origin + calendarPaths.appointment(id, { token }),
  fileUrl: origin + calendarPaths.appointmentFile(id, { token }),
});

/** The statement of an email that tells its client of the appointment as it stands, and their calendar too. */
export function clientEmailStatement(
  context: Pick<AppContext, "db" | "clock" | "origin">,
  compose: (facts: EventFacts, links: ClientLinks) => Email,
  facts: EventFacts,
  token: string,
) {
  const links = linksOf(context, facts.id, token);
  const file = mailedFile(facts, { origin: context.origin, url: links.url });
  return emailStatement(context, { ...compose(facts, links), file });
}

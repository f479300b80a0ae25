/** The statements that write a lead: its row, its consents, and the agent's notification. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import type { AppContext } from "#app/platform/context.ts";
import { newId, sha256Hex } from "#app/platform/ids.ts";
import type { Language } from "#app/text/text.ts";
import type { CONSENT_PURPOSES, LEAD_EVENTS } from "#db/lists.ts";
import { consentRecords, leadEvents, leads } from "#db/schema/index.ts";
import { type LeadAgent, wordingDay } from "./agent-queries.server.ts";
import { type ConsentChannel, consentTexts } from "./consents/consent-texts.ts";
import { leadEmail } from "./emails.server.ts";
import { LEAD_EMAILS_AN_HOUR } from "./limits.ts";

type NewLead = typeof leads.$inferInsert;

export const leadStatement = ({ db }: Pick<AppContext, "db">, lead: NewLead) =>
  db.orm.insert(leads).values(lead);

/** Adds a line to a lead's history; `leadNo` may be a subquery. */
export const eventStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  leadNo: SQL | number,
  kind: (typeof LEAD_EVENTS)[number],
  detail = "",
) => db.orm.insert(leadEvents).values({ leadNo: sql`${leadNo}`, at: clock.now(), kind, detail });

export const numberOf = (leadId: string): SQL => sql`(SELECT n.lead_no FROM leads n WHERE n.id = ${leadId})`;

/** One consent record per channel, with the text of that day. */
export async function consentStatements(
  context: AppContext,
  {
    leadId,
    userId,
    email,
    seller,
    purpose,
    channels,
    givenOn,
    wording,
  }: {
    leadId: string;
    userId: string | null;
    email: string;
    seller: string;
    purpose: (typeof CONSENT_PURPOSES)[number];
    channels: readonly ConsentChannel[];
    givenOn: string;
    /** The language of the texts on the page. */
    wording: Language;
  },
): Promise<BatchItem<"sqlite">[]> {
  const { db, clock } = context;
  const texts = consentTexts(seller, wordingDay(context), wording);
  // Hashes first: awaiting a Drizzle statement would run it.
  const hashes = await Promise.all(channels.map((channel) => sha256Hex(texts[channel])));
  return channels.map((channel, at) =>
    db.orm.insert(consentRecords).values({
      id: newId(clock.now()),
      userId,
      email,
      recipient: seller,
      purpose,
      subjectId: leadId,
      channel,
      textShown: texts[channel],
      textHash: hashes[at] ?? "",
      givenOn,
      givenAt: clock.now(),
    }),
  );
}

type AgentAccount = Pick<LeadAgent, "userId" | "email" | "preferences">;

/** The recipient of the agent's lead notifications: the account that manages the profile. */
const recipientsOf = ({ userId, email, preferences }: AgentAccount): Recipient[] =>
  userId === null || email === null ? [] : [{ userId, email, preferences: preferences ?? "{}" }];

/** Notification and email about a new lead, with the person's first name only. */
export const tellAgent = (
  context: AppContext,
  agent: AgentAccount,
  { leadId, title, line }: { leadId: string; title: string; line: string },
) =>
  announceStatements(context, recipientsOf(agent), {
    event: "lead",
    type: "info",
    title,
    message: line,
    actionUrl: leadPaths.lead(leadId),
    emailsAnHour: LEAD_EMAILS_AN_HOUR,
    composeEmail: (recipient, stop) =>
      leadEmail(recipient, { subject: title, line, url: context.origin + leadPaths.lead(leadId), stop }),
  });

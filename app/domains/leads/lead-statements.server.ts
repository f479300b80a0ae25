/** The statements that write a lead: its row, its consents, and the agent's notification. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { consentStatements } from "#app/domains/consents/record-commands.server.ts";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import type { AppContext } from "#app/platform/context.ts";
import { inLanguage } from "#app/text/language.server.ts";
import type { Language } from "#app/text/text.ts";
import type { LEAD_EVENTS } from "#db/lists.ts";
import { leadEvents, leads } from "#db/schema/index.ts";
import { type LeadAgent, wordingDay } from "./agent-queries.server.ts";
import { consentForm, formLines } from "./consents/consent-form.ts";
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

/** One consent for each channel, with the text of that day and the form around it. */
export function leadConsents(
  context: AppContext,
  {
    lead,
    agent,
    purpose,
    channels,
    givenOn,
    wording,
  }: {
    lead: Pick<NewLead, "id" | "userId" | "email" | "firstName" | "lastName" | "phone">;
    agent: Pick<LeadAgent, "id" | "name" | "seller">;
    purpose: "quote-request" | "contact-capture";
    channels: readonly ConsentChannel[];
    givenOn: string;
    /** The language of the texts on the page. */
    wording: Language;
  },
): Promise<BatchItem<"sqlite">[]> {
  const texts = consentTexts(agent.seller, wordingDay(context), wording);
  const formShown = inLanguage(wording, () =>
    formLines(consentForm(purpose === "quote-request" ? "quote" : "card", agent.name, texts)),
  );
  return consentStatements(
    context,
    channels.map((channel) => ({
      userId: lead.userId ?? null,
      email: lead.email,
      name: `${lead.firstName} ${lead.lastName}`,
      phone: lead.phone ?? null,
      recipient: agent.seller,
      sellerId: agent.id,
      purpose,
      subjectId: lead.id,
      channel,
      textShown: texts[channel],
      formShown,
      language: wording,
      givenOn,
      browser: context.browser,
    })),
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

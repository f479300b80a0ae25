/** Writing a lead: its row, what was agreed to, and how its agent is told. */
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
import { type ConsentChannel, consentTexts } from "./consent-texts.ts";
import { leadEmail } from "./emails.server.ts";
import { LEAD_EMAILS_AN_HOUR } from "./limits.ts";

type NewLead = typeof leads.$inferInsert;

export const leadStatement = ({ db }: Pick<AppContext, "db">, lead: NewLead) =>
  db.orm.insert(leads).values(lead);

/** One more line of a lead's history; `leadNo` may be a subquery. */
export const eventStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  leadNo: SQL | number,
  kind: (typeof LEAD_EVENTS)[number],
  detail = "",
) => db.orm.insert(leadEvents).values({ leadNo: sql`${leadNo}`, at: clock.now(), kind, detail });

export const numberOf = (leadId: string): SQL => sql`(SELECT n.lead_no FROM leads n WHERE n.id = ${leadId})`;

/** What was agreed to, one record a channel, in the words of that day. */
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
    /** In which language its words stood on the page. */
    wording: Language;
  },
): Promise<BatchItem<"sqlite">[]> {
  const { db, clock } = context;
  const texts = consentTexts(seller, wordingDay(context), wording);
  // First all that has to be waited for: a statement that is awaited is run.
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

type Told = Pick<LeadAgent, "userId" | "email" | "preferences">;

/** Who hears of the agent's leads: the account that keeps the record. */
const recipientsOf = ({ userId, email, preferences }: Told): Recipient[] =>
  userId === null || email === null ? [] : [{ userId, email, preferences: preferences ?? "{}" }];

/** Bell and email of a new lead. Whoever it is about is named by the first name alone. */
export const tellAgent = (
  context: AppContext,
  agent: Told,
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

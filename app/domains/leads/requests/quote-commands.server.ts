/** Asking one agent for a quote. */

import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { findStop } from "#app/domains/consents/stop-queries.server.ts";
import { notTakingClients } from "#app/domains/directory/policy.ts";
import { findAgentToWrite } from "#app/domains/messages/reading/thread-queries.server.ts";
import { startThread } from "#app/domains/messages/sending/start-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { takeOfDay } from "#app/platform/security/limiters.ts";
import { networkHash } from "#app/platform/security/network-hash.ts";
import { formatInState } from "#app/platform/time/state-zones.ts";
import { language, t } from "#app/text/text.ts";
import { findCover, type LeadAgent, wordingDay } from "../agent-queries.server.ts";
import { consentTexts } from "../consents/consent-texts.ts";
import { confirmRequestEmail, receiptEmail } from "../emails.server.ts";
import { channelsOf, type GuestQuote, type MemberQuote, phoneErrors } from "../inputs.ts";
import { consentUrl, requestUrl } from "../lead-links.server.ts";
import {
  eventStatement,
  leadConsents,
  leadStatement,
  numberOf,
  tellAgent,
} from "../lead-statements.server.ts";
import { EMAILS_TO_ADDRESS, SENT_FROM_ADDRESS, SENT_FROM_NETWORK } from "../limits.ts";
import { medicareInEmail } from "./medicare-lines.server.ts";
import { answered, QUOTE_TYPES, type QuoteType } from "./quote-questions.ts";
import { stoppedErrors } from "./stopped-errors.ts";

/** A person with an account whose address is confirmed. */
export type Member = {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  emailConfirmed: boolean;
};

export type QuoteOutcome =
  /** Sent as a message of this conversation. */
  | { kind: "sent"; threadId: string }
  /** Waits for the emailed link: just sent to this address, or (null) sent by an earlier try. */
  | { kind: "unconfirmed"; email: string | null }
  /** No license in force for it there; nothing was written. */
  | { kind: "not-licensed"; typeName: string; stateName: string }
  | { kind: "refused"; status: number; errors: Readonly<Record<string, string>> }
  | { kind: "too-often"; waitSeconds: number };

type Askable = Pick<LeadAgent, "userId" | "name" | "acceptingClients" | "acceptingFrom">;

/** Why this agent can't be asked for a quote here; null when they can. */
export function refuseQuote(agent: Askable, viewerId: string | null): string | null {
  const { userId, name } = agent;
  if (userId === null)
    return t("{name} hasn’t claimed this profile yet, so no one would read your request.", { name });
  if (userId === viewerId) return t("This is your own profile, so you can’t ask it for a quote.");
  return notTakingClients(agent);
}

/** A sentence when the agent offers no insurance that quotes exist for; null otherwise. */
export function offersNothing({
  name,
  quoteTypes,
  covers,
}: Pick<LeadAgent, "name" | "quoteTypes" | "covers">): string | null {
  if (quoteTypes.length > 0) return null;
  return QUOTE_TYPES.some((type) => covers.includes(type))
    ? t("The profile of {name} lists nothing you can ask a quote for here.", { name })
    : t("{name} has no license in force today for anything you can ask a quote for here.", { name });
}

/** Counts a request to an agent. Returns seconds to wait; 0 when it may be sent. */
export async function takeSending(
  { limiters, clientAddress }: Pick<AppContext, "limiters" | "clientAddress">,
  email: string,
): Promise<number> {
  const ofAddress = await takeOfDay(limiters, "quote-sent", email, SENT_FROM_ADDRESS);
  return ofAddress > 0
    ? ofAddress
    : takeOfDay(limiters, "quotes-sent-from", clientAddress, SENT_FROM_NETWORK);
}

/** The answers as a message, as both sides read it. */
export const requestText = (typeName: string, answers: readonly (readonly [string, string])[]): string =>
  [
    `${typeName} insurance: request for a quote`,
    ...answers.map(([label, answer]) => `${label}\n${answer}`),
  ].join("\n\n");

/**
 * Writes a request to one agent, who must be licensed for it in that state. From a confirmed account it is sent as a message
 * at once; from anyone else it waits for the emailed link. Sending the same form twice makes one request.
 */
export async function requestQuote(
  context: AppContext,
  agent: LeadAgent,
  type: QuoteType,
  sent: MemberQuote | GuestQuote,
  member: Member | null,
): Promise<QuoteOutcome> {
  const why = refuseQuote(agent, member?.userId ?? null);
  if (why !== null) return { kind: "refused", status: 403, errors: { form: why } };
  const errors = phoneErrors(sent);
  if (Object.keys(errors).length > 0) return { kind: "refused", status: 400, errors };
  const [cover, before] = await Promise.all([
    findCover(context, { kind: "uuid", value: agent.id }, sent.zip, type),
    findSent(context, sent.key),
  ]);
  if (cover === null)
    return { kind: "refused", status: 400, errors: { zip: t("We can’t find this ZIP code.") } };
  // A second click of the button: the request is written already.
  if (before !== null)
    return before.threadId === null
      ? { kind: "unconfirmed", email: null }
      : { kind: "sent", threadId: before.threadId };
  const { typeName, stateName, stateCode, bit, licensed } = cover;
  if (!licensed) return { kind: "not-licensed", typeName, stateName };
  const person = member ?? ("email" in sent ? sent : null);
  if (person === null || agent.userId === null) throw new Error("A request without its sender.");
  const channels = channelsOf(sent);
  // First, so that nobody finds out number by number who said stop.
  const waitSeconds =
    member === null
      ? await takeOfDay(context.limiters, "quote-confirm", person.email, EMAILS_TO_ADDRESS)
      : await takeSending(context, member.email);
  if (waitSeconds > 0) return { kind: "too-often", waitSeconds };
  // The address is confirmed already, or before the request is sent.
  const stopped = await findStop(context, {
    phone: sent.allow_phone || sent.allow_text ? sent.phone : null,
    address: sent.allow_email ? person.email : null,
    email: person.email,
    confirmed: true,
    sellerId: agent.id,
  });
  if (stopped !== null) return { kind: "refused", status: 409, errors: stoppedErrors(stopped) };
  const answers = answered(type, [sent.answer1, sent.answer2, sent.answer3, sent.answer4]);
  const nowMs = context.clock.now();
  const id = newId(nowMs);
  const lead = {
    id,
    submissionKey: sent.key,
    agentNo: agent.agentNo,
    agentUserId: agent.userId,
    source: "quote-request" as const,
    userId: member?.userId ?? null,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    language: language(),
    // The number is only stored with consent to calls or texts.
    phone: sent.allow_phone || sent.allow_text ? sent.phone : null,
    zip: sent.zip,
    stateCode,
    typeBit: bit,
    answers: JSON.stringify(answers),
    note: sent.answer5,
    sentFrom: await networkHash(context, "consent-networks"),
    createdAt: nowMs,
  };
  const wording = sent.wording ?? language();
  const consents = await leadConsents(context, {
    lead,
    agent,
    purpose: "quote-request",
    channels,
    givenOn: paths.requestQuote(),
    wording,
  });
  const note = sent.answer5 === "" ? [] : [["In their own words", sent.answer5] as const];
  if (member !== null) {
    const writeTo = await findAgentToWrite(context, member.userId, agent.slug);
    if (writeTo === null)
      return { kind: "refused", status: 409, errors: { form: t("This profile just closed.") } };
    const notified = await tellAgent(context, agent, {
      leadId: id,
      title: `${typeName} quote request from ${member.firstName}`,
      line: `${member.firstName} in ${stateName} asks you for a quote.`,
    });
    const texts = consentTexts(agent.seller, wordingDay(context), wording);
    const consent = await consentUrl(context, id);
    const outcome = await startThread(
      context,
      member,
      writeTo,
      { key: sent.key, zip: sent.zip, body: requestText(typeName, [...answers, ...note]) },
      {
        notifies: true,
        statements: (threadId): BatchItem<"sqlite">[] => [
          leadStatement(context, {
            ...lead,
            status: "new",
            emailConfirmed: true,
            receivedAt: nowMs,
            threadId,
          }),
          eventStatement(context, numberOf(id), "received"),
          ...consents,
          ...notified,
          emailStatement(
            context,
            receiptEmail(member.email, {
              agent: agent.name,
              asked: "quote",
              agreed: channels.map((channel) => texts[channel]),
              link: { label: t("Open the conversation"), url: context.origin + paths.thread(threadId) },
              consent,
              legal: medicareInEmail(context, agent, type, "lead-receipt"),
            }),
          ),
        ],
      },
    );
    if (outcome.kind === "refused") return outcome;
    context.forgetViewer(agent.userId);
    context.later(context.rooms.tellUser(agent.userId, ["notifications"]));
    return { kind: "sent", threadId: outcome.threadId };
  }
  const confirmation = confirmRequestEmail(lead.email, {
    agent: agent.name,
    writtenAt: formatInState(stateCode, nowMs),
    url: await requestUrl(context, id),
    consent: await consentUrl(context, id),
  });
  await commit(context, {
    duplicates: ["leads.submission_key"],
    statements: [
      leadStatement(context, { ...lead, status: "unconfirmed", emailConfirmed: false }),
      ...consents,
      emailStatement(context, confirmation),
    ],
    mail: true,
  });
  return { kind: "unconfirmed", email: lead.email };
}

/** The lead of the form with this key; null when it wasn't sent before. */
async function findSent({ db }: Pick<AppContext, "db">, key: string) {
  const [rows] = await db.read([
    rowsOf(
      db,
      "lead of a form",
      { threadId: nullable(text) },
      sql`SELECT thread_id threadId FROM leads WHERE submission_key = ${key} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

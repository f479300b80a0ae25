/** A quote request behind its emailed link: sending it, continuing with an account, and deleting unconfirmed ones. */
import { sql } from "drizzle-orm";
import { dropConsents } from "#app/domains/consents/record-commands.server.ts";
import { findStop } from "#app/domains/consents/stop-queries.server.ts";
import { findAgentToWrite } from "#app/domains/messages/reading/thread-queries.server.ts";
import { startThread } from "#app/domains/messages/sending/start-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { t } from "#app/text/text.ts";
import { findCover, findLeadAgent } from "../agent-queries.server.ts";
import { receiptEmail } from "../emails.server.ts";
import { consentUrl, requestUrl } from "../lead-links.server.ts";
import { eventStatement, numberOf, tellAgent } from "../lead-statements.server.ts";
import { CONFIRM_LINK_HOURS, DROPPED_LEADS, UNCONFIRMED_DAYS } from "../limits.ts";
import { medicareInEmail } from "./medicare-lines.server.ts";
import { type Member, requestText, takeSending } from "./quote-commands.server.ts";
import { parseQuoteType } from "./quote-questions.ts";
import type { SentRequest } from "./request-queries.server.ts";

export type SendOutcome =
  | { kind: "sent" }
  /** Sent before, or too old. */
  | { kind: "over" }
  | { kind: "not-licensed" }
  /** Someone else with this number, or this address, said stop meanwhile. */
  | { kind: "stopped" }
  | { kind: "too-often"; waitSeconds: number };

/** Whether the link can still send it. */
export const canSend = (
  { state, createdAt }: Pick<SentRequest, "state" | "createdAt">,
  nowMs: number,
): boolean => state === "unconfirmed" && nowMs - createdAt < CONFIRM_LINK_HOURS * HOUR_MS;

/** Sends a request to its agent, once. The license is checked again, because it may have ended meanwhile. */
export async function sendRequest(context: AppContext, request: SentRequest): Promise<SendOutcome> {
  const { id, email, firstName, typeName } = request;
  const nowMs = context.clock.now();
  if (!canSend(request, nowMs)) return { kind: "over" };
  const type = parseQuoteType(request.typeSlug);
  const agent = await findLeadAgent(context, { kind: "slug", value: request.agentSlug });
  if (agent === null || agent.userId !== request.agentUserId || type === null) return { kind: "over" };
  const cover = await findCover(context, { kind: "uuid", value: agent.id }, request.zip, type);
  if (cover === null || !cover.licensed) return { kind: "not-licensed" };
  const stopped = await findStop(context, {
    phone: request.phone,
    address: null,
    email,
    confirmed: true,
    sellerId: agent.id,
  });
  if (stopped !== null) return { kind: "stopped" };
  const waitSeconds = await takeSending(context, email);
  if (waitSeconds > 0) return { kind: "too-often", waitSeconds };
  const receipt = receiptEmail(email, {
    agent: agent.name,
    asked: "quote",
    agreed: request.agreed,
    link: { label: t("Open your request"), url: await requestUrl(context, id) },
    consent: await consentUrl(context, id),
    legal: medicareInEmail(context, agent, type, "lead-receipt"),
  });
  const outcome = await commit(context, {
    guards: {
      unconfirmed: sql`EXISTS (SELECT 1 FROM leads l WHERE l.id = ${id} AND l.status = 'unconfirmed')`,
    },
    statements: [
      context.db.orm.run(
        sql`UPDATE leads SET status = 'new', email_confirmed = 1, received_at = ${nowMs} WHERE id = ${id}`,
      ),
      eventStatement(context, numberOf(id), "received"),
      emailStatement(context, receipt),
      ...(await tellAgent(context, agent, {
        leadId: id,
        title: `${typeName} quote request from ${firstName}`,
        line: `${firstName} in ${cover.stateName} asks you for a quote.`,
      })),
    ],
    mail: true,
    ...notifyUsers([agent.userId]),
  });
  return outcome.kind === "committed" ? { kind: "sent" } : { kind: "over" };
}

/** Whether this account may continue a request sent without one: its confirmed address is the request's. */
export const isSender = ({ email }: Pick<SentRequest, "email">, member: Member | null): member is Member =>
  member?.emailConfirmed === true && member.email === email;

/** Turns a sent request into the first message of a conversation. Returns the thread's id; null when that isn't possible. */
export async function continueRequest(
  context: AppContext,
  request: SentRequest,
  member: Member,
): Promise<string | null> {
  const { id, state, threadId } = request;
  if (threadId !== null) return threadId;
  if (state === "unconfirmed" || !isSender(request, member)) return null;
  const agent = await findAgentToWrite(context, member.userId, request.agentSlug);
  if (agent === null || agent.userId !== request.agentUserId) return null;
  const note = request.note === "" ? [] : [["In their own words", request.note] as const];
  const outcome = await startThread(
    context,
    member,
    agent,
    {
      key: request.submissionKey,
      zip: request.zip,
      body: requestText(request.typeName, [...request.answers, ...note]),
    },
    {
      statements: (thread) => [
        context.db.orm.run(
          sql`UPDATE leads SET thread_id = ${thread}, user_id = ${member.userId} WHERE id = ${id}`,
        ),
        eventStatement(context, numberOf(id), "conversation"),
      ],
    },
  );
  return outcome.kind === "started" ? outcome.threadId : null;
}

/** Called by the cron: deletes some unconfirmed requests. Returns how many. */
export async function dropUnconfirmedLeads(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const before = clock.now() - UNCONFIRMED_DAYS * DAY_MS;
  const stale = sql`SELECT id FROM leads WHERE status = 'unconfirmed' AND created_at <= ${before}
    ORDER BY created_at LIMIT ${DROPPED_LEADS}`;
  const { results } = await commit(context, {
    statements: [
      ...dropConsents(context, sql`c.subject_id IN (${stale})`),
      // A stop before the link is followed is an event.
      db.orm.run(
        sql`DELETE FROM lead_events WHERE lead_no IN (SELECT lead_no FROM leads WHERE id IN (${stale}))`,
      ),
      rowsOf(db, "dropped leads", { id: text }, sql`DELETE FROM leads WHERE id IN (${stale}) RETURNING id`),
    ],
  });
  return results[3].length;
}

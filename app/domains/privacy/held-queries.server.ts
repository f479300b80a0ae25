/** What an address has beside requests, appointments, and questions, for its copy. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import {
  FACT_PROBLEMS,
  PRIVACY_KINDS,
  PRIVACY_STATUSES,
  REPORTED_FACTS,
  REQUEST_STATUSES,
} from "#db/lists.ts";
import { EXPORTED_ROWS } from "./limits.ts";

/** Consents, reported facts, requests not to be listed, invites, watched agents, Medicare scopes, emails we sent, and privacy requests. One round trip. */
export async function exportAddress({ db }: Pick<AppContext, "db">, email: string) {
  return db.read({
    consents: rowsOf(
      db,
      "consents of an address",
      {
        recipient: text,
        purpose: text,
        channel: text,
        textShown: text,
        givenOn: text,
        givenAt: integer,
        revokedAt: nullable(integer),
      },
      sql`SELECT recipient, purpose, channel, text_shown textShown, given_on givenOn, given_at givenAt,
          revoked_at revokedAt
        FROM consent_records WHERE email = ${email} ORDER BY given_at DESC LIMIT ${EXPORTED_ROWS}`,
    ),
    factReports: rowsOf(
      db,
      "reported facts of an address",
      {
        agent: text,
        fact: oneOf(REPORTED_FACTS),
        problem: oneOf(FACT_PROBLEMS),
        note: text,
        reportedAt: integer,
      },
      sql`SELECT a.name agent, c.fact, r.problem, r.note, r.reported_at reportedAt
        FROM fact_reports r JOIN fact_cases c ON c.id = r.case_id JOIN agents a ON a.agent_no = c.agent_no
        WHERE r.email = ${email} ORDER BY r.reported_at DESC LIMIT ${EXPORTED_ROWS}`,
    ),
    notListedRequests: rowsOf(
      db,
      "requests of an address not to be listed",
      { npn: text, name: text, note: text, status: oneOf(REQUEST_STATUSES), askedAt: integer, reason: text },
      sql`SELECT npn, requester name, note, status, opened_at askedAt, reason FROM listing_requests
        WHERE email = ${email} ORDER BY opened_at DESC LIMIT ${EXPORTED_ROWS}`,
    ),
    invites: rowsOf(
      db,
      "invites of an address",
      { organization: text, role: text, status: text, sentAt: nullable(integer) },
      sql`SELECT o.name organization, i.role, i.status, i.sent_at sentAt
        FROM organization_invites i JOIN organizations o ON o.organization_no = i.organization_no
        WHERE i.email = ${email} ORDER BY i.sent_at DESC LIMIT ${EXPORTED_ROWS}`,
    ),
    watchedAgents: rowsOf(
      db,
      "agents that an address watches",
      { agent: text, since: integer, stoppedAt: nullable(integer) },
      sql`SELECT a.name agent, g.started_at since, g.stopped_at stoppedAt
        FROM guest_watches g JOIN agents a ON a.agent_no = g.agent_no
        WHERE g.email = ${email} ORDER BY g.started_at DESC LIMIT ${EXPORTED_ROWS}`,
    ),
    medicareScopes: rowsOf(
      db,
      "what an address agreed to talk about",
      { agent: text, products: text, words: text, agreedAt: integer, startsAt: integer },
      sql`SELECT m.agent_name agent, m.products, m.words, m.agreed_at agreedAt, m.starts_at startsAt
        FROM appointments p JOIN medicare_scopes m ON m.appointment_id = p.id
        WHERE p.client_email = ${email} AND m.confirmed_at IS NOT NULL
        ORDER BY m.agreed_at DESC LIMIT ${EXPORTED_ROWS}`,
    ),
    emails: rowsOf(
      db,
      "emails to an address",
      { kind: text, status: text, createdAt: integer },
      sql`SELECT kind, status, created_at createdAt FROM outbox WHERE recipient = ${email}
        ORDER BY created_at DESC LIMIT ${EXPORTED_ROWS}`,
    ),
    notEmailed: rowsOf(
      db,
      "why an address gets no email",
      { cause: text, reportedAt: integer },
      sql`SELECT cause, reported_at reportedAt FROM mail_suppressions WHERE email = ${email}`,
    ),
    privacyRequests: requestsOf({ db }, email),
  });
}

/** The privacy requests of an account's address; none before it is confirmed. One round trip. */
export async function exportPrivacyRequests(
  { db }: Pick<AppContext, "db">,
  { email, emailConfirmed }: { email: string; emailConfirmed: boolean },
) {
  if (!emailConfirmed) return [];
  const [requests] = await db.read([requestsOf({ db }, email)]);
  return requests;
}

const requestsOf = ({ db }: Pick<AppContext, "db">, email: string) =>
  rowsOf(
    db,
    "privacy requests of an address",
    {
      kind: oneOf(PRIVACY_KINDS),
      status: oneOf(PRIVACY_STATUSES),
      openedAt: integer,
      note: text,
      reply: text,
      appeal: text,
      appealReply: text,
    },
    sql`SELECT kind, status, opened_at openedAt, note, reply, appeal, appeal_reply appealReply
      FROM privacy_requests WHERE email = ${email} ORDER BY opened_at DESC LIMIT ${EXPORTED_ROWS}`,
  );

/** What a lead's person agreed to, as a file that its agent can show and anyone can check. */
import { sql } from "drizzle-orm";
import { signRecord } from "#app/domains/consents/signed-file-commands.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { site } from "#app/platform/site.ts";
import { CONSENT_CHANNELS, CONSENT_PURPOSES, LANGUAGES } from "#db/lists.ts";
import { findLead } from "../lead-queries.server.ts";
import { leadName, NO_AUTOMATED_CALLS } from "../lead-words.ts";
import { LISTED_CONSENTS } from "../limits.ts";
import { isOwnLead } from "../own-lead.server.ts";

const moment = (timeMs: number | null) => (timeMs === null ? null : new Date(timeMs).toISOString());

/**
 * The consents of one of the user's leads, signed; null when the lead isn't theirs. Name, number, and address are in it where
 * a consent is in force, as on the page: after a stop the file proves what was agreed to, and shows no one.
 */
export async function signedConsents(
  context: AppContext,
  userId: string,
  leadId: string,
): Promise<object | null> {
  const { db, clock, origin } = context;
  const found = await findLead(context, userId, leadId);
  if (found === null) return null;
  const { lead } = found;
  const { agents, consents } = await db.batch({
    agents: rowsOf(
      db,
      "agent of a consent file",
      { id: text, name: text },
      sql`SELECT a.id, a.name FROM leads l JOIN agents a ON a.agent_no = l.agent_no
        WHERE l.id = ${leadId} AND ${isOwnLead(userId)} LIMIT 1`,
    ),
    consents: rowsOf(
      db,
      "consents of a file",
      {
        id: text,
        givenTo: text,
        purpose: oneOf(CONSENT_PURPOSES),
        channel: oneOf(CONSENT_CHANNELS),
        words: text,
        wordsSha256: text,
        form: text,
        language: oneOf(LANGUAGES),
        givenOn: text,
        givenAt: integer,
        revokedAt: nullable(integer),
      },
      sql`SELECT c.id, c.recipient givenTo, c.purpose, c.channel, c.text_shown words, c.text_hash wordsSha256,
        c.form_shown form, c.language, c.given_on givenOn, c.given_at givenAt, c.revoked_at revokedAt
      FROM leads l JOIN consent_records c ON c.subject_id IN (l.id, l.thread_id)
      WHERE l.id = ${leadId} AND ${isOwnLead(userId)} ORDER BY c.given_at, c.id LIMIT ${LISTED_CONSENTS}`,
    ),
  });
  const record = {
    issuer: site.name,
    issuedAt: moment(clock.now()),
    lead: lead.id,
    agent: agents[0] ?? null,
    person: {
      name: leadName(lead),
      phone: lead.phone,
      email: lead.email,
      emailConfirmed: lead.emailConfirmed,
    },
    notice: NO_AUTOMATED_CALLS,
    consents: consents.map(({ givenOn, givenAt, revokedAt, ...one }) => ({
      ...one,
      page: origin + givenOn,
      givenAt: moment(givenAt),
      revokedAt: moment(revokedAt),
    })),
  };
  return {
    howToCheck: [
      "“signed” is a JSON Web Signature (RFC 7515) made with Ed25519 (RFC 8037). Its payload is “record” in JSON; if the two differ, only the payload counts.",
      `The public keys are at ${origin}${leadPaths.consentKeys()}, each under the “kid” that the signature names.`,
    ],
    record,
    signed: await signRecord(context, record),
  };
}

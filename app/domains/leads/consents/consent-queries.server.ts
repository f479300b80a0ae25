/** The consents of an address. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { CONSENT_CHANNELS, CONSENT_PURPOSES } from "#db/lists.ts";
import { LISTED_CONSENTS, LISTED_SELLERS } from "../limits.ts";
import { isRepliable } from "../own-lead.server.ts";

const consentRow = {
  id: text,
  recipient: text,
  purpose: oneOf(CONSENT_PURPOSES),
  channel: oneOf(CONSENT_CHANNELS),
  textShown: text,
  givenAt: integer,
  revokedAt: nullable(integer),
};
export type ConsentLine = RowOf<typeof consentRow>;

export type Agreed = {
  /** Active ones first, then the newest. */
  consents: ConsentLine[];
  /** How many requests agents can still reply to by email. */
  repliable: number;
  /** The agents who may contact the address now. */
  sellers: readonly { id: string; name: string }[];
};

/** Every consent of an address, and how many requests can be replied to without one. One round trip. */
export async function listConsents({ db }: Pick<AppContext, "db">, email: string): Promise<Agreed> {
  const account = sql`(SELECT u.id FROM users u WHERE u.email = ${email})`;
  const isActive = sql`EXISTS (SELECT 1 FROM consent_records c WHERE c.subject_id = l.id AND c.revoked_at IS NULL)`;
  const [consents, [open], sellers] = await db.read([
    rowsOf(
      db,
      "consents of an address",
      consentRow,
      sql`
      SELECT c.id, c.recipient, c.purpose, c.channel, c.text_shown textShown, c.given_at givenAt, c.revoked_at revokedAt
      FROM consent_records c WHERE c.email = ${email}
      ORDER BY c.revoked_at IS NOT NULL, c.given_at DESC, c.id LIMIT ${LISTED_CONSENTS}`,
    ),
    rowsOf(
      db,
      "requests that agents reply to",
      { n: integer },
      sql`SELECT count(*) n FROM leads l WHERE l.email = ${email} AND ${isRepliable} LIMIT 1`,
    ),
    rowsOf(
      db,
      "agents who may contact an address",
      { id: text, name: text },
      sql`SELECT a.id, a.name FROM agents a WHERE a.agent_no IN (
          SELECT l.agent_no FROM leads l WHERE l.email = ${email} AND (${isRepliable} OR ${isActive})
          UNION SELECT l.agent_no FROM message_threads l WHERE l.customer_user_id = ${account} AND ${isActive})
        ORDER BY a.name, a.id LIMIT ${LISTED_SELLERS}`,
    ),
  ]);
  return { consents, repliable: open?.n ?? 0, sellers };
}

/** The address that a lead came from; null when the lead is gone. */
export async function findAddress({ db }: Pick<AppContext, "db">, leadId: string): Promise<string | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "address of a lead",
      { email: text },
      sql`SELECT email FROM leads WHERE id = ${leadId} LIMIT 1`,
    ),
  ]);
  return rows[0]?.email ?? null;
}

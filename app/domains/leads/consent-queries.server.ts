/** What an address has agreed to. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { CONSENT_CHANNELS, CONSENT_PURPOSES } from "#db/lists.ts";
import { LISTED_CONSENTS } from "./limits.ts";

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

/** Every consent of an address, what stands first, then the newest. One round trip. */
export async function listConsents({ db }: Pick<AppContext, "db">, email: string): Promise<ConsentLine[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "consents of an address",
      consentRow,
      sql`
      SELECT c.id, c.recipient, c.purpose, c.channel, c.text_shown textShown, c.given_at givenAt, c.revoked_at revokedAt
      FROM consent_records c WHERE c.email = ${email}
      ORDER BY c.revoked_at IS NOT NULL, c.given_at DESC, c.id LIMIT ${LISTED_CONSENTS}`,
    ),
  ]);
  return rows;
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

/** Remembering that somebody said "stop", longer than anything else about them. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { contactHashes } from "./contact-hashes.server.ts";
import { daysOf, STOP_YEARS } from "./limits.ts";
import { sellerIds } from "./seller-ids.server.ts";

/**
 * For the batch that ends an address's consents: a stop for the address, and one for every number that it gave to this agent,
 * or to anyone where `sellerId` is null. Saying it again begins the ten years again.
 */
export async function stopStatements(
  context: AppContext,
  { email, sellerId }: { email: string; sellerId: string | null },
) {
  const { db, clock } = context;
  const nowMs = clock.now();
  const endsAt = nowMs + daysOf(STOP_YEARS) * DAY_MS;
  const hashes = await contactHashes(context, "email", email);
  const seller = sellerId ?? "";
  const again = sql`ON CONFLICT (hash, seller_id, by_hash) DO UPDATE SET stopped_at = excluded.stopped_at,
    ends_at = excluded.ends_at`;
  return [
    db.orm.run(sql`INSERT INTO contact_stops (hash, kind, seller_id, by_hash, stopped_at, ends_at)
      VALUES (${hashes[0]}, 'email', ${seller}, ${hashes[0]}, ${nowMs}, ${endsAt}) ${again}`),
    db.orm.run(sql`INSERT INTO contact_stops (hash, kind, seller_id, by_hash, stopped_at, ends_at)
      SELECT DISTINCT k.phone_hash, 'phone', ${seller}, ${hashes[0]}, ${nowMs}, ${endsAt} FROM consent_copies k
      WHERE k.email_hash IN ${[...hashes]} AND k.phone_hash IS NOT NULL
        AND ${sellerId === null ? sql`1` : sql`(k.seller_id IN ${sellerIds(sellerId)} OR k.seller_id IS NULL)`} ${again}`),
  ] as const;
}

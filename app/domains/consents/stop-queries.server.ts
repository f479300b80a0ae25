/** Whether somebody who gave a number or an address has stopped being contacted there. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { oneOf, rowsOf } from "#app/platform/database/rows.ts";
import { type ContactKind, contactHashes } from "./contact-hashes.server.ts";
import { sellerIds } from "./seller-ids.server.ts";

const KINDS = ["phone", "email"] as const satisfies readonly ContactKind[];

/**
 * The parts of a form that must not go to an agent: a number or an address with a stop, for this agent or all. A stop doesn't hold
 * back the address that said it, once that is confirmed: agreeing again is a new consent (decision 0114). Null when nothing
 * is stopped. One round trip, and none without a channel.
 *
 * @param asked `phone` and `address` only where the form asks for calls, texts, or emails; `email` is whose form it is.
 *   Without a `sellerId` a stop for any agent counts.
 */
export async function findStop(
  context: Pick<AppContext, "db" | "clock" | "settings">,
  asked: {
    phone: string | null;
    address: string | null;
    email: string;
    confirmed: boolean;
    sellerId: string | null;
  },
): Promise<ContactKind | null> {
  const { phone, address, email, confirmed, sellerId } = asked;
  if (phone === null && address === null) return null;
  const own = await contactHashes(context, "email", email);
  const hashes = [
    ...(phone === null ? [] : await contactHashes(context, "phone", phone)),
    ...(address === null ? [] : await contactHashes(context, "email", address)),
  ];
  const [rows] = await context.db.read([
    rowsOf(
      context.db,
      "stops",
      { kind: oneOf(KINDS) },
      sql`SELECT s.kind FROM contact_stops s WHERE s.hash IN ${hashes} AND s.ends_at > ${context.clock.now()}
        AND ${sellerId === null ? sql`1` : sql`(s.seller_id = '' OR s.seller_id IN ${sellerIds(sellerId)})`}
        AND ${confirmed ? sql`s.by_hash NOT IN ${[...own]}` : sql`1`}
      ORDER BY s.kind DESC LIMIT 1`,
    ),
  ]);
  return rows[0]?.kind ?? null;
}

/** Whether this address said stop to this agent, or to all. One round trip. */
export async function hasStopped(
  context: Pick<AppContext, "db" | "clock" | "settings">,
  { email, sellerId }: { email: string; sellerId: string },
): Promise<boolean> {
  const own = await contactHashes(context, "email", email);
  const [rows] = await context.db.read([
    rowsOf(
      context.db,
      "own stops",
      { kind: oneOf(KINDS) },
      sql`SELECT s.kind FROM contact_stops s WHERE s.hash IN ${[...own]} AND s.by_hash IN ${[...own]}
        AND (s.seller_id = '' OR s.seller_id IN ${sellerIds(sellerId)}) AND s.ends_at > ${context.clock.now()} LIMIT 1`,
    ),
  ]);
  return rows.length > 0;
}

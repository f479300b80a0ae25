/** Links sent by email: 32 random bytes, stored only as a hash, good once, for one purpose, for a while. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { newSecret, sha256Hex } from "#app/platform/ids.ts";
import { oneTimeLinks, users } from "#db/schema/index.ts";

export type LinkPurpose = (typeof oneTimeLinks.$inferSelect)["purpose"];

/** A new token and the statement that stores it. */
export async function prepareLink(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  purpose: LinkPurpose,
  userId: string,
  minutes: number,
) {
  const token = newSecret();
  const nowMs = clock.now();
  const statement = db.orm.insert(oneTimeLinks).values({
    tokenHash: await sha256Hex(token),
    purpose,
    userId,
    createdAt: nowMs,
    expiresAt: nowMs + minutes * MINUTE_MS,
  });
  return { token, statement };
}

function isUsable(nowMs: number, purpose: LinkPurpose, hash: string) {
  return and(
    eq(oneTimeLinks.tokenHash, hash),
    eq(oneTimeLinks.purpose, purpose),
    isNull(oneTimeLinks.usedAt),
    sql`${oneTimeLinks.expiresAt} > ${nowMs}`,
  );
}

export type FoundLink = {
  hash: string;
  purpose: LinkPurpose;
  userId: string;
  email: string;
  firstName: string;
};

/** The owner of a working link; null when it is used, expired, or not one of ours. */
export async function findLink(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  purpose: LinkPurpose,
  token: string,
): Promise<FoundLink | null> {
  const hash = await sha256Hex(token);
  const [rows] = await db.batch([
    db.orm
      .select({ userId: users.id, email: users.email, firstName: users.firstName })
      .from(oneTimeLinks)
      .innerJoin(users, eq(users.id, oneTimeLinks.userId))
      .where(isUsable(clock.now(), purpose, hash))
      .limit(1),
  ]);
  const row = rows[0];
  return row === undefined ? null : { hash, purpose, ...row };
}

/**
 * For the commit that acts on the link: the guard, so that of two at once one wins, and the statement that uses it up.
 */
export function takeLink(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { hash, purpose }: Pick<FoundLink, "hash" | "purpose">,
) {
  const nowMs = clock.now();
  return {
    guards: { link: sql`EXISTS (SELECT 1 FROM ${oneTimeLinks} WHERE ${isUsable(nowMs, purpose, hash)})` },
    statement: db.orm.update(oneTimeLinks).set({ usedAt: nowMs }).where(eq(oneTimeLinks.tokenHash, hash)),
  };
}

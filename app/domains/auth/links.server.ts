/** Links sent by mail: 32 random bytes, kept only as a hash, good once, for one purpose, for a while. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { newSecret, sha256Hex } from "#app/platform/ids.ts";
import { oneTimeLinks } from "#db/schema/index.ts";

export type LinkPurpose = (typeof oneTimeLinks.$inferSelect)["purpose"];

/** A fresh token and the statement that remembers it. */
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
    expiresAt: nowMs + minutes * 60_000,
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

/** True when the link would still be taken; using it is another matter. */
export async function canUseLink(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const [rows] = await db.batch([
    db.orm
      .select({ userId: oneTimeLinks.userId })
      .from(oneTimeLinks)
      .where(isUsable(clock.now(), purpose, await sha256Hex(token)))
      .limit(1),
  ]);
  return rows.length > 0;
}

/** Uses the link up and says whose it was; null when it is used, expired, or was never ours. One of two wins. */
export async function takeLink(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const nowMs = clock.now();
  const [rows] = await db.batch([
    db.orm
      .update(oneTimeLinks)
      .set({ usedAt: nowMs })
      .where(isUsable(nowMs, purpose, await sha256Hex(token)))
      .returning({ userId: oneTimeLinks.userId }),
  ]);
  return rows[0]?.userId ?? null;
}

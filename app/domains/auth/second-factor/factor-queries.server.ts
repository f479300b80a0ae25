/** The second factor as its owner sees it. */
import { and, count, eq, isNull } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { authenticators, recoveryCodes } from "#db/schema/index.ts";

/** The account's authenticator, and how many recovery codes are left; null without one. Never its secret. */
export async function findAuthenticator({ db }: Pick<AppContext, "db">, userId: string) {
  const [[own], [left]] = await db.batch([
    db.orm
      .select({ createdAt: authenticators.createdAt, lastUsedAt: authenticators.lastUsedAt })
      .from(authenticators)
      .where(eq(authenticators.userId, userId))
      .limit(1),
    db.orm
      .select({ codes: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
      .limit(1),
  ]);
  return own === undefined ? null : { ...own, codesLeft: left?.codes ?? 0 };
}

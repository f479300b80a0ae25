/** Passkeys as their owner sees them. */
import { desc, eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { passkeys } from "#db/schema/index.ts";
import { MOST_PASSKEYS } from "../limits.ts";

/** The account's passkeys, newest first, without their keys. */
export async function listPasskeys({ db }: Pick<AppContext, "db">, userId: string) {
  const [rows] = await db.batch([
    db.orm
      .select({
        id: passkeys.id,
        name: passkeys.name,
        synced: passkeys.synced,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.createdAt))
      .limit(MOST_PASSKEYS),
  ]);
  return rows;
}

/** The time zone that an account's browser last sent. */
import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { AppContext, SignedInSession } from "#app/platform/context.ts";
import { users } from "#db/schema/index.ts";

/** Saves it after the answer is sent: emails to this account use it. */
export async function keepZone(
  asked: Pick<AppContext, "databaseAside">,
  { userId }: SignedInSession,
  timeZone: string,
): Promise<void> {
  const db = asked.databaseAside();
  await db.write([
    db.orm
      .update(users)
      .set({ timeZone })
      .where(and(eq(users.id, userId), or(isNull(users.timeZone), ne(users.timeZone, timeZone)))),
  ]);
}

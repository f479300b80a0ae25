/** The time zone that an account's browser last said. */
import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { AppContext, SignedInSession } from "#app/platform/context.ts";
import { users } from "#db/schema/index.ts";

/** Keeps what the browser said, behind the answer: emails that others set off are written in it. */
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

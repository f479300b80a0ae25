/**
 * The language that someone reads, stored with their account: for other browsers, and for emails that others trigger.
 */
import { and, eq, ne, or, sql } from "drizzle-orm";
import type { AppContext, SignedInSession } from "#app/platform/context.ts";
import type { Language } from "#app/text/text.ts";
import { sessions, users } from "#db/schema/index.ts";

/** Saves the choice of a live session's owner, after the answer. */
export async function saveLanguage(
  asked: Pick<AppContext, "databaseAside" | "clock">,
  { userId, sessionId }: SignedInSession,
  language: Language,
): Promise<void> {
  const db = asked.databaseAside();
  const alive = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${sessionId}
    AND ${sessions.userId} = ${userId} AND ${sessions.revokedAt} IS NULL
    AND ${sessions.expiresAt} > ${asked.clock.now()})`;
  await db.write([
    db.orm
      .update(users)
      .set({ language })
      // A trusted issuer's token has no session of ours.
      .where(
        and(eq(users.id, userId), ne(users.language, language), or(sql`${sessionId} = ${userId}`, alive)),
      ),
  ]);
}

/** The language for emails to an account, whatever page triggers them. */
export async function languageOfUser({ db }: Pick<AppContext, "db">, userId: string): Promise<Language> {
  const [rows] = await db.batch([
    db.orm.select({ language: users.language }).from(users).where(eq(users.id, userId)).limit(1),
  ]);
  return rows[0]?.language ?? "en";
}

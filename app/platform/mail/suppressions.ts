/**
 * Addresses that get no email because a provider reported them: sending on would hurt what all other emails count for
 * at mail providers.
 */
import { eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { mailSuppressions } from "#db/schema/outbox.ts";
import type { Suppression } from "./providers/events.ts";

export type SuppressionCause = (typeof mailSuppressions.$inferSelect)["cause"];

/** As the outbox stores it for an email that wasn't sent. Admins read it. */
export const SUPPRESSED_REASON: Readonly<Record<SuppressionCause, string>> = {
  "hard-bounce": "Not sent: an earlier email to this address came back.",
  complaint: "Not sent: an earlier email to this address was reported as spam.",
};

/** The addresses of one report. A complaint outweighs a bounce. */
export function suppressStatements(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  suppressed: readonly Suppression[],
) {
  return suppressed
    .filter(({ address }) => address.includes("@"))
    .map(({ address, cause }) =>
      db.orm
        .insert(mailSuppressions)
        .values({ email: address, cause, reportedAt: clock.now() })
        .onConflictDoUpdate({
          target: mailSuppressions.email,
          set: {
            cause: sql`CASE WHEN cause = 'complaint' THEN cause ELSE excluded.cause END`,
            reportedAt: sql`excluded.reported_at`,
          },
        }),
    );
}

/** For the RETURNING of an update of the outbox: why its recipient gets nothing, or null. */
export const suppressedRecipient = sql<SuppressionCause | null>`(SELECT s.cause FROM mail_suppressions s
  WHERE s.email = lower(outbox.recipient))`;

/** From now on this address gets emails again. */
export const unsuppressStatement = ({ db }: Pick<AppContext, "db">, email: string) =>
  db.orm.delete(mailSuppressions).where(eq(mailSuppressions.email, email.toLowerCase()));

/** Why the user's address gets no email, and the address; null if it does. One round trip, shared with others. */
export async function findSuppression(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<{ email: string; cause: SuppressionCause } | null> {
  const [found] = await db.read([
    db.orm
      .select({ email: mailSuppressions.email, cause: mailSuppressions.cause })
      .from(mailSuppressions)
      .where(sql`${mailSuppressions.email} = (SELECT lower(u.email) FROM users u WHERE u.id = ${userId})`)
      .limit(1),
  ]);
  return found[0] ?? null;
}

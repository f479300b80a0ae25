/**
 * Addresses that get no email because a provider reported them: sending on would hurt what all other emails count for
 * at mail providers. Two things pass or end on their own, so that nobody is locked out for good: after a complaint,
 * emails that somebody asks for and can't go on without; and a bounce, after a while.
 */
import { eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { mailSuppressions } from "#db/schema/outbox.ts";
import type { Suppression } from "./providers/events.ts";

export type SuppressionCause = (typeof mailSuppressions.$inferSelect)["cause"];

/**
 * How long a bounce counts. Full mailboxes are emptied, domains are paid again, misspelled servers are corrected, and no
 * provider reports that. One more email a month to a dead address is far below what providers mind.
 */
export const BOUNCE_DAYS = 30;

/**
 * Emails with the link that somebody asked for just now and can't go on without. A complaint doesn't stop them: it means
 * "no more of those emails", and without these its owner never gets into the account again. A bounce stops them, since
 * they don't arrive.
 */
export const ASKED_FOR = [
  "reset-password",
  "confirm-email",
  "reactivate",
  "confirm-quote-request",
  "confirm-question",
  "question-link",
  "verify-review",
  "appointment-held",
  "privacy-link",
] as const;

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

/** For the RETURNING of an update of the outbox: why this email isn't sent, or null. */
export const suppressedRecipient = sql<SuppressionCause | null>`(SELECT s.cause FROM mail_suppressions s
  WHERE s.email = lower(outbox.recipient) AND NOT (s.cause = 'complaint' AND outbox.kind IN ${ASKED_FOR}))`;

/** Called every minute: bounces of long ago don't count any more. Returns how many. */
export async function forgetOldBounces({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<number> {
  const [forgotten] = await db.write([
    db.orm
      .delete(mailSuppressions)
      .where(sql`cause = 'hard-bounce' AND reported_at <= ${clock.now() - BOUNCE_DAYS * DAY_MS}`)
      .returning({ email: mailSuppressions.email }),
  ]);
  return forgotten.length;
}

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

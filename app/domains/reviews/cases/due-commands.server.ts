/** Reminds admins, once per case, that a review must be decided within a day. */
import { sql } from "drizzle-orm";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { CASE_CAUSES } from "#db/lists.ts";
import { WARN_CASES, WARN_HOURS, WARN_TOGETHER_HOURS } from "../limits.ts";
import { type DueCases, dueCasesEmail, dueMessage, dueTitle } from "./due-email.ts";

const dueRow = { id: text, cause: oneOf(CASE_CAUSES), dueAt: integer };

/**
 * Runs every minute. When a case has less than a day left, admins are notified of it together with those due in the
 * next hours, so that a ring of sixty reviews is one notification. Returns how many cases it covered.
 */
export async function warnOfDueCases(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const soonMs = nowMs + WARN_HOURS * HOUR_MS;
  const { cases, admins } = await db.batch({
    cases: rowsOf(
      db,
      "cases that are due",
      dueRow,
      sql`
      SELECT k.id, k.cause, k.due_at dueAt FROM review_cases k
      WHERE k.decided_at IS NULL AND k.warned_at IS NULL AND k.due_at <= ${soonMs + WARN_TOGETHER_HOURS * HOUR_MS}
      ORDER BY k.due_at LIMIT ${WARN_CASES}`,
    ),
    admins: adminRecipientsStatement(context),
  });
  const first = cases[0];
  if (first === undefined || first.dueAt > soonMs) return 0;
  const counts: DueCases = { signals: 0, flags: 0, appeal: 0 };
  for (const { cause } of cases) counts[cause]++;
  const title = dueTitle(counts);
  const actionUrl = paths.adminReviews();
  const those = sql`decided_at IS NULL AND id IN (SELECT value FROM json_each(${JSON.stringify(cases.map(({ id }) => id))}))`;
  const outcome = await commit(context, {
    // Of two runs at once, the second finds them already announced.
    guards: { untold: sql`NOT EXISTS (SELECT 1 FROM review_cases WHERE ${those} AND warned_at IS NOT NULL)` },
    statements: [
      db.orm.run(sql`UPDATE review_cases SET warned_at = ${nowMs} WHERE ${those}`),
      ...(await announceStatements(context, admins, {
        event: "waiting-review",
        type: "warning",
        title,
        message: dueMessage(counts),
        actionUrl,
        composeEmail: (email, stop) =>
          dueCasesEmail(email, { subject: title, counts, url: context.origin + actionUrl, stop }),
      })),
    ],
    ...notifyUsers(admins.map(({ userId }) => userId)),
    mail: true,
  });
  return outcome.kind === "committed" ? cases.length : 0;
}

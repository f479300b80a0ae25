/** Notifies both sides of a claim, and the admins. */
import { sql } from "drizzle-orm";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { isTooMuch } from "./code-email.server.ts";
import { type ClaimNews, claimNewsEmail, waitingClaimEmail } from "./emails.ts";
import { CONTESTS_TOLD_A_DAY } from "./limits.ts";

/**
 * Bell and email, whatever the account has chosen, and at once: who has the profile matters like a password. For the
 * commit of the change itself, which also notifies.
 */
export function tellStatements(
  context: Pick<AppContext, "db" | "clock" | "origin">,
  { userId, email }: { userId: string; email: string },
  news: ClaimNews,
) {
  const actionUrl = paths.verifyEmail();
  return [
    notificationStatement(context, { userId, type: "info", ...news, actionUrl }),
    inLanguage("en", () => emailStatement(context, claimNewsEmail(email, news, context.origin + actionUrl))),
  ] as const;
}

/** Notifies each admin, as they have chosen, that a claim waits. */
export function tellAdminsStatements(
  context: AppContext,
  admins: readonly Recipient[],
  { claimId, contest, agentName }: { claimId: string; contest: boolean; agentName: string },
) {
  const news = {
    title: contest
      ? "A contested profile is waiting for a decision"
      : "A profile claim is waiting for a decision",
    message: `It’s about ${agentName}’s profile.`,
  };
  const actionUrl = paths.adminClaim(claimId);
  return announceStatements(context, admins, {
    event: "waiting-claim",
    type: "warning",
    ...news,
    actionUrl,
    composeEmail: (email, stop) => waitingClaimEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
}

/** The account that holds this record and how to reach it; no row when none does. */
export const holderStatement = ({ db }: Pick<AppContext, "db">, agentNo: number) =>
  rowsOf(
    db,
    "holder to tell",
    { userId: text, email: text },
    sql`
    SELECT u.id userId, u.email FROM profiles p JOIN users u ON u.id = p.user_id
    WHERE p.agent_no = ${agentNo} LIMIT 1`,
  );

/** Who is notified of a claim: the admins, and of a contest also the holder, up to a limit per day and license. */
export async function listToTell(
  context: AppContext,
  { agentNo, npn, contest }: { agentNo: number; npn: string; contest: boolean },
) {
  const { holders, admins } = await context.db.batch({
    holders: holderStatement(context, agentNo),
    admins: adminRecipientsStatement(context),
  });
  const isTold = contest && !(await isTooMuch(context, "contest-told", npn, CONTESTS_TOLD_A_DAY));
  return { told: isTold ? holders : [], admins };
}

/** Notifies an agent that a review was published or edited. */
import { sql } from "drizzle-orm";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf } from "#app/platform/database/rows.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { reviewEmail } from "./emails.ts";

/** The account that claimed the agent's profile, if any, for the batch that reads before publishing. */
export const agentAccountStatement = ({ db }: Pick<AppContext, "db">, agentNo: number) =>
  rowsOf(
    db,
    "account of an agent",
    recipientRow,
    sql`
    SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences
    FROM profiles p JOIN users u ON u.id = p.user_id
    WHERE p.agent_no = ${agentNo} AND p.account_status = 'active' LIMIT 1`,
  );

/** The notification's statements. Their commit also needs `tellingUsers`. */
export function agentNewsStatements(
  context: AppContext,
  recipients: readonly Recipient[],
  { slug, changed = false }: { slug: string; changed?: boolean },
) {
  const actionUrl = `${paths.showcase(slug)}#reviews`;
  const title = changed ? "A review of you was edited" : "You have a new review";
  return announceStatements(context, recipients, {
    event: "review",
    type: "info",
    title,
    message: changed ? "We have the earlier version on file." : "A customer published it.",
    actionUrl,
    composeEmail: (email, stop) =>
      // In English, not in the language of the customer who triggered it.
      inLanguage("en", () =>
        reviewEmail(email, { subject: title, changed, url: context.origin + actionUrl, stop }),
      ),
  });
}

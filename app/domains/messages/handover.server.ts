/** What happens to an agent's conversations when another account proves that the record is theirs. */
import { sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { dropEmails } from "./emails.server.ts";

/**
 * The account's side of them is closed by the record that it loses (`ownThreadNo`), and the next account never had one.
 * What else told the account of them goes: notifications, daily items, emails that wait, its place in the full text.
 */
export function leaveConversations(
  { db }: Pick<AppContext, "db">,
  { userId, agentNo }: { userId: string; agentNo: number },
) {
  const theirs = sql`FROM message_threads t WHERE t.agent_user_id = ${userId} AND t.agent_no = ${agentNo}`;
  const pages = sql`(SELECT ${paths.thread("")} || t.id path ${theirs})`;
  return [
    db.orm.run(sql`DELETE FROM user_notifications WHERE user_id = ${userId} AND action_url IN ${pages}`),
    db.orm.run(sql`DELETE FROM digest_items WHERE user_id = ${userId} AND action_url IN ${pages}`),
    dropEmails({ db }, pages, userId),
  ] as const;
}

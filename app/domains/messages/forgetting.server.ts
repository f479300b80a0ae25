/** Conversations in an account's export, when an account is deleted, and when an agent's profile changes accounts. */
import { sql } from "drizzle-orm";
import { deleteConsents } from "#app/domains/consents/record-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { MESSAGE_SIDES } from "#db/lists.ts";
import { dropEmails } from "./emails.server.ts";
import { claimedAgent, customerName } from "./own-thread.server.ts";

const EXPORTED_MESSAGES = 20_000;

const exportRow = {
  conversation: text,
  with: text,
  side: oneOf(MESSAGE_SIDES),
  sender: oneOf(MESSAGE_SIDES),
  body: text,
  sentAt: integer,
};

/** Every message of the user's conversations, oldest first. */
export async function exportMessages({ db }: Pick<AppContext, "db">, userId: string) {
  const [rows] = await db.read([
    rowsOf(
      db,
      "exported messages",
      exportRow,
      sql`
      SELECT t.id conversation, CASE WHEN t.customer_user_id = ${userId} THEN a.name ELSE ${customerName} END "with",
        CASE WHEN t.customer_user_id = ${userId} THEN 'customer' ELSE 'agent' END side,
        m.sender, m.body, m.sent_at sentAt
      FROM message_threads t JOIN agents a ON a.agent_no = t.agent_no
        LEFT JOIN users u ON u.id = t.customer_user_id
        JOIN messages m ON m.thread_no = t.thread_no
      WHERE t.customer_user_id = ${userId}
        OR (t.agent_user_id = ${userId} AND t.agent_no = ${claimedAgent(userId)})
      ORDER BY m.row_no LIMIT ${EXPORTED_MESSAGES}`,
    ),
  ]);
  return rows;
}

/**
 * For the batch that deletes an account: the conversations it started are deleted, with both sides' messages, reports and
 * consents. The agents' response times stay as anonymous numbers. An agent's conversations stay with the customers.
 */
export function forgetMessages(context: Pick<AppContext, "db" | "clock">, userId: string) {
  const { db } = context;
  const theirs = sql`(SELECT thread_no FROM message_threads WHERE customer_user_id = ${userId})`;
  // The paths of these threads in notifications and emails.
  const pages = sql`(SELECT ${paths.thread("")} || id path FROM message_threads WHERE customer_user_id = ${userId})`;
  return [
    db.orm.run(sql`DELETE FROM user_notifications WHERE action_url IN ${pages}`),
    db.orm.run(sql`DELETE FROM digest_items WHERE action_url IN ${pages}`),
    dropEmails({ db }, pages, null),
    db.orm.run(
      sql`DELETE FROM message_text WHERE rowid IN (SELECT row_no FROM messages WHERE thread_no IN ${theirs})`,
    ),
    db.orm.run(sql`DELETE FROM messages WHERE thread_no IN ${theirs}`),
    db.orm.run(sql`DELETE FROM message_reports WHERE thread_no IN ${theirs}`),
    ...deleteConsents(
      context,
      sql`c.purpose = 'message-contact'
        AND c.subject_id IN (SELECT id FROM message_threads WHERE customer_user_id = ${userId})`,
    ),
    db.orm.run(sql`UPDATE response_waits SET thread_no = NULL WHERE thread_no IN ${theirs}`),
    db.orm.run(sql`DELETE FROM message_threads WHERE customer_user_id = ${userId}`),
  ] as const;
}

/**
 * When an agent's profile moves to another account: the old account can't open the conversations anymore because it lost the
 * profile (`ownThreadNo`), and the new one never could. Its notifications, daily items and waiting emails about them go.
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

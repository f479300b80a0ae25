/** Searching the user's own conversations. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { fullTextWords } from "#app/platform/database/full-text.ts";
import { integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { MESSAGE_SIDES } from "#db/lists.ts";
import { FOUND_MESSAGES } from "../limits.ts";
import { claimedAgent, customerName, searchKeyOf } from "../own-thread.server.ts";
import type { FoundMessage } from "../types.ts";

const foundRow = {
  threadId: text,
  side: oneOf(MESSAGE_SIDES),
  name: text,
  no: integer,
  id: text,
  from: oneOf(MESSAGE_SIDES),
  body: text,
  sentAt: integer,
};

/**
 * The newest messages with every word, the last word as a prefix; null without a word. Full text finds only messages stored
 * for this reader, and the query checks the thread's sides again.
 */
export async function searchMessages(
  { db }: Pick<AppContext, "db">,
  userId: string,
  text: string,
): Promise<FoundMessage[] | null> {
  const words = fullTextWords(text);
  if (words === null) return null;
  const readerKey = searchKeyOf(userId);
  const [rows] = await db.read([
    rowsOf(
      db,
      "found messages",
      foundRow,
      sql`
      SELECT t.id threadId, CASE WHEN t.customer_user_id = ${userId} THEN 'customer' ELSE 'agent' END side,
        CASE WHEN t.customer_user_id = ${userId} THEN a.name ELSE ${customerName} END name,
        m.message_no no, m.id, m.sender "from", m.body, m.sent_at sentAt
      FROM (SELECT rowid row_no FROM message_text
          WHERE message_text MATCH ('keepers:' || ${readerKey} || ' AND body:(' || ${words} || ')')
          ORDER BY rowid DESC LIMIT ${FOUND_MESSAGES}) f
        JOIN messages m ON m.row_no = f.row_no
        JOIN message_threads t ON t.thread_no = m.thread_no
        JOIN agents a ON a.agent_no = t.agent_no
        LEFT JOIN users u ON u.id = t.customer_user_id
      WHERE t.customer_user_id = ${userId}
        OR (t.agent_user_id = ${userId} AND t.agent_no = ${claimedAgent(userId)})
      ORDER BY m.row_no DESC`,
    ),
  ]);
  return rows;
}

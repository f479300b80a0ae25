/** Marking messages as seen. */
import { and, sql } from "drizzle-orm";
import { readAboutStatement } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { messageThreads } from "#db/schema/index.ts";
import { dropEmails } from "../emails.server.ts";
import { COUNTED_UNREAD } from "../limits.ts";
import { ownThreadNo } from "../own-thread.server.ts";
import type { Side } from "../types.ts";
import type { ThreadView } from "./thread-queries.server.ts";

/** After the response, marks as seen what the page shows. */
export function seeNewest(context: AppContext, userId: string, { thread, messages }: ThreadView): void {
  const newest = messages.at(-1)?.no;
  if (thread.unread > 0 && newest !== undefined) context.later(markSeen(context, userId, thread.id, newest));
}

/** Marks messages up to `upTo` as seen, and their notification as read. */
async function markSeen(context: AppContext, userId: string, threadId: string, upTo: number): Promise<void> {
  const { db } = context;
  const path = paths.thread(threadId);
  const threadNo = ownThreadNo(userId, threadId);
  const unseen = (sender: Side) => sql`(SELECT count(*) FROM (SELECT 1 FROM messages m
    WHERE m.thread_no = message_threads.thread_no AND m.message_no > ${upTo} AND m.sender = ${sender} LIMIT ${COUNTED_UNREAD}))`;
  // Checked after the counts are written: messages that arrived since the page was made keep their notification.
  const allSeen = sql`(SELECT CASE WHEN customer_user_id = ${userId} THEN customer_unread ELSE agent_unread END
    FROM message_threads WHERE thread_no = ${threadNo}) = 0`;
  await commit(context, {
    statements: [
      db.orm
        .update(messageThreads)
        .set({
          customerReadNo: sql`CASE WHEN customer_user_id = ${userId} THEN ${upTo} ELSE customer_read_no END`,
          customerUnread: sql`CASE WHEN customer_user_id = ${userId} THEN ${unseen("agent")} ELSE customer_unread END`,
          agentReadNo: sql`CASE WHEN customer_user_id = ${userId} THEN agent_read_no ELSE ${upTo} END`,
          agentUnread: sql`CASE WHEN customer_user_id = ${userId} THEN agent_unread ELSE ${unseen("customer")} END`,
        })
        .where(
          and(
            sql`thread_no = ${threadNo}`,
            sql`CASE WHEN customer_user_id = ${userId} THEN customer_read_no ELSE agent_read_no END < ${upTo}`,
          ),
        )
        .returning({
          customerUserId: messageThreads.customerUserId,
          agentUserId: messageThreads.agentUserId,
        }),
      readAboutStatement(context, userId, path, allSeen),
      // Waiting emails about seen messages go.
      db.orm.run(
        sql`DELETE FROM digest_items WHERE user_id = ${userId} AND action_url = ${path} AND ${allSeen}`,
      ),
      dropEmails(context, sql`(SELECT ${path} path WHERE ${allSeen})`, userId),
    ],
    after: ([[thread]]) => {
      if (thread === undefined) return {};
      const { customerUserId, agentUserId } = thread;
      const other = customerUserId === userId ? agentUserId : customerUserId;
      return {
        notify: [
          { userId, topics: ["messages", "notifications"] },
          { userId: other, topics: ["messages"] },
        ],
        forget: [userId, other],
      };
    },
  });
}

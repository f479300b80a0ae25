/** The statements that write a message, and the facts they need. */
import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { dropAboutStatement } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Topic } from "#app/platform/rooms/rooms.ts";
import { MESSAGE_SIDES } from "#db/lists.ts";
import { messageThreads } from "#db/schema/index.ts";
import { newestOf } from "../anchors.ts";
import type { Send } from "../inputs.ts";
import { COUNTED_UNREAD, EMAIL_DELAY_MINUTES } from "../limits.ts";
import { countWait } from "../response-figures.server.ts";
import { messageEmail } from "./message-email.ts";

/** The facts about a thread that writing into it needs. */
export const sendFacts = {
  threadNo: integer,
  threadId: text,
  side: oneOf(MESSAGE_SIDES),
  agentNo: integer,
  startedAt: integer,
  responseCounted: flag,
  customerUserId: text,
  agentUserId: text,
  /** The names in emails. The customer's first name only, because emails remain when details are hidden again. */
  agentName: text,
  customerName: text,
  /** The other side's address; null when no account can read. */
  otherEmail: nullable(text),
  /** What `preferencesOf` selected for the other side. */
  otherPreferences: text,
  otherUnread: integer,
  /** What `closedBy` selected. */
  closedBy: text,
};
export type SendFacts = RowOf<typeof sendFacts>;

/** What else is written in the batch of a message that is part of something bigger. */
export type Alongside = {
  statements: (threadId: string) => readonly BatchItem<"sqlite">[];
  /** Its statements notify the other side, so the message itself doesn't. */
  notifies?: true;
};

/** The messages, their thread's counts, full text, and one notification and email for all unread messages. */
export async function writeStatements(
  context: AppContext,
  facts: SendFacts,
  sends: readonly [Send, ...Send[]],
  alongside?: Alongside,
) {
  const { db, clock, origin } = context;
  const nowMs = clock.now();
  const { side, threadId, agentNo } = facts;
  // A subquery, because a thread created in this batch has no number yet.
  const threadNo = sql`(SELECT t.thread_no FROM message_threads t WHERE t.id = ${threadId})`;
  const newest = sql`(SELECT max(m.message_no) FROM messages m WHERE m.thread_no = ${threadNo})`;
  const unseen = (readNo: ReturnType<typeof sql>) => sql`(SELECT count(*) FROM (SELECT 1 FROM messages m
    WHERE m.thread_no = ${threadNo} AND m.message_no > ${readNo} AND m.sender = ${side} LIMIT ${COUNTED_UNREAD}))`;
  const [{ body }] = sends;
  const keys = sql.join(
    sends.map(({ key }) => sql`${key}`),
    sql`, `,
  );
  const other = side === "customer" ? facts.agentUserId : facts.customerUserId;
  const by = side === "customer" ? facts.customerName : facts.agentName;
  const actionUrl = paths.thread(threadId);
  const recipients =
    facts.otherUnread > 0 || facts.otherEmail === null || alongside?.notifies
      ? []
      : [{ userId: other, email: facts.otherEmail, preferences: facts.otherPreferences }];
  const tell = await announceStatements(context, recipients, {
    event: "message",
    type: "info",
    title: `New message from ${by}`,
    message: body.replace(/\s+/g, " "),
    mailMessage: "Open the conversation to read it.",
    actionUrl,
    emailDelayMs: EMAIL_DELAY_MINUTES * MINUTE_MS,
    composeEmail: (email, stop) => messageEmail(email, { by, url: `${origin}${newestOf(actionUrl)}`, stop }),
  });
  return {
    // Numbered from the earlier messages, so the order in which rows are written doesn't matter.
    written: rowsOf(
      db,
      "messages as they are written",
      { id: text, no: integer },
      sql`
      WITH thread AS MATERIALIZED (SELECT t.thread_no no, coalesce(
          (SELECT max(m.message_no) FROM messages m WHERE m.thread_no = t.thread_no), 0) newest
        FROM message_threads t WHERE t.id = ${threadId})
      INSERT INTO messages (thread_no, message_no, id, sender, body, sent_at)
      SELECT thread.no, thread.newest + 1 + w.at, w.id, ${side}, w.body, ${nowMs} FROM thread, (${sql.join(
        sends.map((one, at) => sql`SELECT ${at} at, ${one.key} id, ${one.body} body`),
        sql` UNION ALL `,
      )}) w ORDER BY w.at
      RETURNING id, message_no no`,
    ),
    others: [
      db.orm
        .update(messageThreads)
        .set({
          lastMessageNo: newest,
          lastMessageAt: nowMs,
          ...(side === "customer"
            ? { agentUnread: unseen(sql`message_threads.agent_read_no`) }
            : {
                customerUnread: unseen(sql`message_threads.customer_read_no`),
                firstReplyAt: sql`coalesce(message_threads.first_reply_at, ${nowMs})`,
              }),
        })
        .where(eq(messageThreads.id, threadId)),
      db.orm.run(sql`
      INSERT INTO message_text (rowid, keepers, body)
      SELECT m.row_no, 'u' || replace(t.customer_user_id, '-', '') || ' u' || replace(t.agent_user_id, '-', ''), m.body
      FROM messages m JOIN message_threads t ON t.thread_no = m.thread_no WHERE m.id IN (${keys})`),
      ...(side === "agent" && !facts.responseCounted
        ? countWait(context, {
            threadNo: facts.threadNo,
            agentNo,
            startedAt: facts.startedAt,
            firstReplyAt: nowMs,
          })
        : []),
      // Replaces the earlier notification of the same conversation.
      ...(recipients.length === 0 ? [] : [dropAboutStatement(context, other, actionUrl)]),
      ...tell,
      ...(alongside?.statements(threadId) ?? []),
    ],
  };
}

/**
 * For the commit that writes: refreshes both sides' open tabs. The email waits for the cron, so someone who reads at once
 * doesn't get it. The sender's unread count hasn't changed, so their cached viewer stays.
 */
export function notifySides({ side, customerUserId, agentUserId, otherUnread }: SendFacts) {
  const notifiedBefore = otherUnread > 0;
  const topics: Topic[] = notifiedBefore ? ["messages"] : ["messages", "notifications"];
  const [sender, other] = side === "customer" ? [customerUserId, agentUserId] : [agentUserId, customerUserId];
  return { notify: [sender, other].map((userId) => ({ userId, topics })), forget: [other] };
}

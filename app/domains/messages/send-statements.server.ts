/** What a message writes, and what it must know for that. */
import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { dropAboutStatement } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Topic } from "#app/platform/rooms.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { MESSAGE_SIDES } from "#db/lists.ts";
import { messageThreads } from "#db/schema/index.ts";
import { newestOf } from "./anchors.ts";
import { messageEmail } from "./emails.ts";
import type { Send } from "./inputs.ts";
import { COUNTED_UNREAD, EMAIL_DELAY_MINUTES } from "./limits.ts";
import { countWait } from "./response-figures.server.ts";

/** What writing into a thread needs to know of it. */
export const sendFacts = {
  threadNo: integer,
  threadId: text,
  side: oneOf(MESSAGE_SIDES),
  agentNo: integer,
  startedAt: integer,
  responseCounted: flag,
  customerUserId: text,
  agentUserId: text,
  /** How each signs for the other: of the customer the first name alone, for emails outlast what is hidden again. */
  agentName: text,
  customerName: text,
  /** Of the other one; null when there is nobody who can read. */
  otherEmail: nullable(text),
  /** What `preferencesOf` selected for the other one. */
  otherPreferences: text,
  otherUnread: integer,
  /** What `closedBy` selected. */
  closedBy: text,
};
export type SendFacts = RowOf<typeof sendFacts>;

/** What is written in the batch of a message, where the message is part of something else. */
export type Beside = {
  statements: (threadId: string) => readonly BatchItem<"sqlite">[];
  /** They tell the other one of it themselves: of the message alone nothing is said. */
  telling?: true;
};

/** The messages, the counts of their thread, full text, and one notification and email for what stands unread. */
export async function writeStatements(
  context: AppContext,
  facts: SendFacts,
  sends: readonly [Send, ...Send[]],
  beside?: Beside,
) {
  const { db, clock, origin } = context;
  const nowMs = clock.now();
  const { side, threadId, agentNo } = facts;
  // Asked of the database at that moment: a thread that is new in this batch has no number before it.
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
    facts.otherUnread > 0 || facts.otherEmail === null || beside?.telling
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
    // Numbered from what stood before: which row is written first changes nothing.
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
      // The conversation itself is what was told before: its earlier notification makes room.
      ...(recipients.length === 0 ? [] : [dropAboutStatement(context, other, actionUrl)]),
      ...tell,
      ...(beside?.statements(threadId) ?? []),
    ],
  };
}

/**
 * For the commit that writes: the open tabs of both are told; the email waits for the clock, so that who reads at once
 * is spared it. Who writes has no more unread than before, so they are not looked up again for each message of a row.
 */
export function notifySides({ side, customerUserId, agentUserId, otherUnread }: SendFacts) {
  const told = otherUnread > 0;
  const topics: Topic[] = told ? ["messages"] : ["messages", "notifications"];
  const [sender, other] = side === "customer" ? [customerUserId, agentUserId] : [agentUserId, customerUserId];
  return { notify: [sender, other].map((userId) => ({ userId, topics })), forget: [other] };
}

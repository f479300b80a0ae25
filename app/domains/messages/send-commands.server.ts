/** Writing a message: once for each key, in the order of arrival, and the other one is told. */
import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { dropAboutStatement } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Topic } from "#app/platform/rooms.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { MESSAGE_SIDES } from "#db/lists.ts";
import { messages, messageThreads } from "#db/schema/index.ts";
import { newestOf } from "./anchors.ts";
import { messageEmail } from "./emails.ts";
import type { Send } from "./inputs.ts";
import { COUNTED_UNREAD, EMAIL_DELAY_MINUTES, SENDS_MINUTES, SENDS_MOST } from "./limits.ts";
import { agentAccount, closedBy, customerAccount, isOpen, ownThreadNo } from "./own-thread.server.ts";
import { decideSend, type SendRefusal } from "./policy.ts";
import { countWait } from "./response-figures.server.ts";
import { parseClosedBy } from "./thread-queries.server.ts";

export type SendOutcome =
  /** `no` is the number of the message in its thread. */
  | { kind: "sent"; no: number }
  | { kind: "refused"; why: SendRefusal | "too-many" | "key-taken" }
  | { kind: "no-thread" };

/** What writing into a thread needs to know of it. */
const sendFacts = {
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

/**
 * Sends a message once: the same key again is the same message, whoever tries. Null facts: not the user's thread. Two
 * round trips.
 */
export async function sendMessage(
  context: AppContext,
  userId: string,
  threadId: string,
  send: Send,
  beside?: Beside,
): Promise<SendOutcome> {
  const { db } = context;
  const threadNo = ownThreadNo(userId, threadId);
  const { rows, before } = await db.batch({
    rows: rowsOf(
      db,
      "conversation to write into",
      sendFacts,
      sql`
      SELECT t.thread_no threadNo, t.id threadId, t.agent_no agentNo, t.started_at startedAt,
        CASE WHEN t.customer_user_id = ${userId} THEN 'customer' ELSE 'agent' END side,
        t.response_counted responseCounted, t.customer_user_id customerUserId, t.agent_user_id agentUserId,
        a.name agentName, coalesce(u.first_name, 'Someone') customerName,
        CASE WHEN t.customer_user_id = ${userId} THEN CASE WHEN a.account_status = 'active' THEN w.email END
          WHEN coalesce(c.account_status, 'active') = 'active' THEN u.email END otherEmail,
        ${preferencesOf(sql`CASE WHEN t.customer_user_id = ${userId} THEN w.id ELSE u.id END`)} otherPreferences,
        CASE WHEN t.customer_user_id = ${userId} THEN t.agent_unread ELSE t.customer_unread END otherUnread,
        ${closedBy} closedBy
      FROM message_threads t JOIN agents a ON a.agent_no = t.agent_no
        LEFT JOIN ${agentAccount} LEFT JOIN users w ON w.id = k.user_id LEFT JOIN ${customerAccount}
      WHERE t.thread_no = ${threadNo} LIMIT 1`,
    ),
    before: sentBefore(context, threadNo, send.key),
  });
  const facts = rows[0];
  if (facts === undefined) return { kind: "no-thread" };
  const sent = before[0];
  if (sent !== undefined) return sameAgain(sent, facts, send);
  const decision = decideSend({
    closedBy: parseClosedBy(facts.closedBy),
    reachable: facts.otherEmail !== null,
  });
  if (decision !== "allowed") return { kind: "refused", why: decision };
  if ((await context.limiters.take("message", userId, SENDS_MOST, SENDS_MINUTES)) > 0) {
    return { kind: "refused", why: "too-many" };
  }
  const { message, others } = await writeStatements(context, facts, send, beside);
  const outcome = await commit(context, {
    guards: { open: threadIsOpen(facts.threadId) },
    duplicates: ["messages.id"],
    statements: [message, ...others],
    ...tellingSides(facts),
    ...(beside?.telling && { mail: true }),
  });
  if (outcome.kind === "committed") return { kind: "sent", no: outcome.results[0][0]?.no ?? 0 };
  // Somebody was quicker: the same message from another try, or the one who closed the thread.
  const [[twin]] = await db.batch([sentBefore(context, threadNo, send.key)]);
  return twin === undefined ? { kind: "refused", why: "closed" } : sameAgain(twin, facts, send);
}

/** `own`: in this thread; null where there is no such thread. */
const sentRow = { no: integer, own: nullable(flag), sender: oneOf(MESSAGE_SIDES), body: text };

/** What stands under the key, in whatever thread. */
const sentBefore = ({ db }: Pick<AppContext, "db">, threadNo: ReturnType<typeof sql>, key: string) =>
  rowsOf(
    db,
    "message under a key",
    sentRow,
    sql`
    SELECT message_no no, thread_no = ${threadNo} own, sender, body FROM messages WHERE id = ${key} LIMIT 1`,
  );

/** The same message, or another one under a key that is taken: its words would be lost. */
function sameAgain(sent: RowOf<typeof sentRow>, { side }: SendFacts, { body }: Send): SendOutcome {
  return sent.own && sent.sender === side && sent.body === body
    ? { kind: "sent", no: sent.no }
    : { kind: "refused", why: "key-taken" };
}

/** That nobody has closed the thread. */
const threadIsOpen = (threadId: string) =>
  sql`EXISTS (SELECT 1 FROM message_threads t WHERE t.id = ${threadId} AND ${isOpen})`;

/** The message, the counts of its thread, full text, and one notification and email for what stands unread. */
export async function writeStatements(
  context: AppContext,
  facts: SendFacts,
  { key, body }: Send,
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
    message: db.orm
      .insert(messages)
      .values({
        threadNo: sql`${threadNo}`,
        messageNo: sql`coalesce(${newest}, 0) + 1`,
        id: key,
        sender: side,
        body,
        sentAt: nowMs,
      })
      .returning({ no: messages.messageNo }),
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
      FROM messages m JOIN message_threads t ON t.thread_no = m.thread_no WHERE m.id = ${key}`),
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
export function tellingSides({ side, customerUserId, agentUserId, otherUnread }: SendFacts) {
  const told = otherUnread > 0;
  const topics: Topic[] = told ? ["messages"] : ["messages", "notifications"];
  const [sender, other] = side === "customer" ? [customerUserId, agentUserId] : [agentUserId, customerUserId];
  return { notify: [sender, other].map((userId) => ({ userId, topics })), forget: [other] };
}

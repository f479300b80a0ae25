/** Sending messages: once for each key, in order of arrival, with a notification to the other side. */
import { sql } from "drizzle-orm";
import { preferencesOf } from "#app/domains/notifications/preferences-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { MESSAGE_SIDES } from "#db/lists.ts";
import type { Send } from "../inputs.ts";
import { SENDS_MINUTES, SENDS_MOST } from "../limits.ts";
import { agentAccount, closedBy, customerAccount, isOpen, ownThreadNo } from "../own-thread.server.ts";
import { decideSend, type SendRefusal } from "../policy.ts";
import { parseClosedBy } from "../reading/thread-queries.server.ts";
import {
  type Alongside,
  notifySides,
  type SendFacts,
  sendFacts,
  writeStatements,
} from "./send-statements.server.ts";

type Why = SendRefusal | "too-many" | "key-taken";

export type SendOutcome =
  /** `no` is the number of the message in its thread. */
  { kind: "sent"; no: number } | { kind: "refused"; why: Why } | { kind: "no-thread" };

export type SendsOutcome =
  /** The numbers of the stored ones, from the first on; `why` refused the next one, null when all are stored. */
  { kind: "sent"; numbers: number[]; why: Why | null } | { kind: "no-thread" };

/**
 * Another try may store the same keys first, or someone may close the thread. Then everything is read again. Each faster try
 * stored at least one message, so there can be as many of those as messages, and the thread may close twice.
 */
const mostTries = (sends: readonly Send[]): number => sends.length + 2;

/** Sends one message, as `sendMessages` does. */
export async function sendMessage(
  context: AppContext,
  userId: string,
  threadId: string,
  send: Send,
  alongside?: Alongside,
): Promise<SendOutcome> {
  const outcome = await sendMessages(context, userId, threadId, [send], alongside);
  if (outcome.kind === "no-thread") return outcome;
  const [no] = outcome.numbers;
  return no === undefined ? { kind: "refused", why: outcome.why ?? "closed" } : { kind: "sent", no };
}

/**
 * Sends messages of one sender in order, each once: the same key again is the same message. The first refused one stops
 * those behind it. Two round trips, no matter how many messages.
 */
export async function sendMessages(
  context: AppContext,
  userId: string,
  threadId: string,
  sends: readonly Send[],
  alongside?: Alongside,
): Promise<SendsOutcome> {
  return trySending(context, userId, threadId, sends, alongside, { tries: mostTries(sends), granted: 0 });
}

/** `granted` of them were counted by an earlier try that wrote nothing. */
async function trySending(
  context: AppContext,
  userId: string,
  threadId: string,
  sends: readonly Send[],
  alongside: Alongside | undefined,
  { tries, granted }: { tries: number; granted: number },
): Promise<SendsOutcome> {
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
    before: rowsOf(
      db,
      "messages under their keys",
      sentRow,
      sql`
      SELECT id, message_no no, thread_no = ${threadNo} own, sender, body FROM messages
      WHERE id IN (${sql.join(
        sends.map(({ key }) => sql`${key}`),
        sql`, `,
      )}) LIMIT ${sends.length}`,
    ),
  });
  const facts = rows[0];
  if (facts === undefined) return { kind: "no-thread" };
  const numbers = new Map(before.map(({ id, no }) => [id, no]));
  const taken = sends.findIndex((one) =>
    before.some((sent) => sent.id === one.key && !isSame(sent, facts, one)),
  );
  const ours = taken === -1 ? sends : sends.slice(0, taken);
  const outcome = (most: number, why: Why | null): SendsOutcome => ({
    kind: "sent",
    numbers: ours.slice(0, most).flatMap(({ key }) => numbers.get(key) ?? []),
    why,
  });
  const all = () => outcome(ours.length, taken === -1 ? null : "key-taken");

  const missing = ours.filter(({ key }) => !numbers.has(key));
  if (missing.length === 0) return all();
  const firstMissing = ours.findIndex(({ key }) => !numbers.has(key));
  const decision = decideSend({
    closedBy: parseClosedBy(facts.closedBy),
    reachable: facts.otherEmail !== null,
  });
  if (decision !== "allowed") return outcome(firstMissing, decision);
  const wanted = missing.length - granted;
  const rule = { most: SENDS_MOST, minutes: SENDS_MINUTES, wanted };
  const allowed = granted + (wanted > 0 ? await context.limiters.takeSome("message", userId, rule) : 0);
  const [first, ...others] = missing.slice(0, allowed);
  if (first === undefined) return outcome(firstMissing, "too-many");

  const statements = await writeStatements(context, facts, [first, ...others], alongside);
  const committed = await commit(context, {
    guards: { open: threadIsOpen(facts.threadId) },
    duplicates: ["messages.id"],
    statements: [statements.written, ...statements.others],
    ...notifySides(facts),
    ...(alongside?.notifies && { mail: true }),
  });
  // Another try stored the same messages first, or someone closed the thread.
  if (committed.kind !== "committed")
    return tries > 1
      ? trySending(context, userId, threadId, sends, alongside, { tries: tries - 1, granted: allowed })
      : outcome(firstMissing, "closed");
  for (const { id, no } of committed.results[0]) numbers.set(id, no);
  const next = missing[allowed];
  return next === undefined ? all() : outcome(ours.indexOf(next), "too-many");
}

/** The message stored under a key, in any thread. `own`: in this thread; null when there is no such thread. */
const sentRow = { id: text, no: integer, own: nullable(flag), sender: oneOf(MESSAGE_SIDES), body: text };

/** Whether it is the same message. A different one under a taken key must not be lost silently. */
const isSame = ({ own, sender, body }: RowOf<typeof sentRow>, { side }: SendFacts, send: Send): boolean =>
  own === true && sender === side && body === send.body;

/** The thread is open. */
const threadIsOpen = (threadId: string) =>
  sql`EXISTS (SELECT 1 FROM message_threads t WHERE t.id = ${threadId} AND ${isOpen})`;

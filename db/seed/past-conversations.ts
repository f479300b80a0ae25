/**
 * The demo agent's conversations of the last half year: one for each that her answer time counts, so that the figure, the
 * list of messages, and the chart say the same.
 */
import type { Client, InStatement } from "@libsql/client/web";
import { SCRYPT } from "#app/domains/auth/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { landmarks } from "./agents/landmarks.ts";
import { workingTime } from "./days.ts";
import { fixedId } from "./fixed-id.ts";
import { Random } from "./random.ts";
import { termsRows } from "./terms.ts";
import { type ConversationText, conversationTexts } from "./words/conversation-texts.ts";
import { inventName } from "./words/names.ts";

const { agentNo } = landmarks.agents.inesCalloway;
const ZIPS = ["78701", "78702", "78703", "78704", "78745", "78751", "78757", "78759"];
/** Days between the beginnings of two. */
const GAPS = [0, 1, 1, 2, 2, 3, 3, 4, 5, 7];

/** Call it after response waits and `seedConversations`. Nothing without the demo agent's login. */
export async function seedPastConversations(client: Client, nowMs: number): Promise<void> {
  const { rows } = await client.execute({
    sql: `SELECT w.wait_no, w.minutes, p.user_id FROM response_waits w JOIN profiles p ON p.agent_no = w.agent_no AND p.verified
        JOIN users u ON u.id = p.user_id AND u.email = 'agent@fairlead.example'
      WHERE w.agent_no = ? ORDER BY w.counted_at DESC`,
    args: [agentNo],
  });
  const answered = `(SELECT t.thread_no FROM message_threads t WHERE t.agent_no = ${agentNo} AND t.first_reply_at IS NOT NULL
    ORDER BY t.started_at DESC LIMIT 1)`;
  const random = new Random("past conversations", agentNo);
  let daysAgo = 3;
  const statements = rows.flatMap(({ wait_no, minutes, user_id }, at): InStatement[] => {
    // The newest is the one that `seedConversations` wrote.
    if (at === 0)
      return [
        {
          sql: `UPDATE response_waits SET thread_no = ${answered},
            counted_at = coalesce((SELECT first_reply_at FROM message_threads WHERE thread_no = ${answered}), counted_at)
            WHERE wait_no = ?`,
          args: [Number(wait_no)],
        },
      ];
    daysAgo += random.pick(GAPS);
    const startedAt = workingTime(nowMs, daysAgo) - random.integer(0, 5 * 60) * MINUTE_MS;
    const text = conversationTexts[(at - 1) % conversationTexts.length];
    if (text === undefined) return [];
    const said = saidIn(text, startedAt, Number(minutes), random);
    return conversation({ at, agentUserId: String(user_id), said, waitNo: Number(wait_no), random, nowMs });
  });
  for (let from = 0; from < statements.length; from += 200)
    await client.batch(statements.slice(from, from + 200), "write");
}

type Said = { from: "customer" | "agent"; body: string; at: number };

/** By turns; after the first reply each takes minutes or hours. */
function saidIn(
  [ask, reply, ...more]: ConversationText,
  startedAt: number,
  minutes: number,
  random: Random,
): Said[] {
  const said: Said[] = [{ from: "customer", body: ask, at: startedAt }];
  let at = startedAt + minutes * MINUTE_MS;
  said.push({ from: "agent", body: reply, at });
  for (const [no, body] of more.entries()) {
    at += random.integer(20, 600) * MINUTE_MS;
    said.push({ from: no % 2 === 0 ? "customer" : "agent", body, at });
  }
  return said;
}

type Past = {
  at: number;
  agentUserId: string;
  said: readonly Said[];
  waitNo: number;
  random: Random;
  nowMs: number;
};

/** A customer whom no one can sign in as, their conversation, and the wait that it is. */
function conversation({ at, agentUserId, said, waitNo, random, nowMs }: Past): InStatement[] {
  const { N, r, p } = SCRYPT;
  const { firstName, lastName } = inventName("TX", random);
  const [first, reply] = said;
  const last = said.at(-1);
  if (first === undefined || reply === undefined || last === undefined) return [];
  const userId = fixedId(`past customer ${at}`, nowMs - 240 * DAY_MS);
  const id = fixedId(`past conversation ${at}`, first.at);
  const terms = termsRows.findLast((row) => row.agreementType === "customer");
  const joinedAt = first.at - HOUR_MS;
  return [
    {
      sql: `INSERT INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)`,
      args: [
        userId,
        `customer-${at}@customers.example`,
        `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${"A".repeat(22)}$${"A".repeat(43)}`,
        firstName,
        lastName,
        joinedAt,
        joinedAt,
      ],
    },
    { sql: "INSERT INTO user_roles (user_id, role) VALUES (?, 'customer')", args: [userId] },
    {
      sql: "INSERT INTO profiles (user_id, account_status, verified) VALUES (?, 'active', 0)",
      args: [userId],
    },
    {
      sql: `INSERT INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
        VALUES (?, ?, 'customer', ?, ?, ?, ?)`,
      args: [userId, userId, terms?.id ?? "", terms?.version ?? 1, terms?.hash ?? "", joinedAt],
    },
    {
      sql: `INSERT INTO message_threads (id, customer_user_id, agent_no, agent_user_id, customer_zip, started_at,
          last_message_no, last_message_at, customer_read_no, agent_read_no, first_reply_at, response_counted)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
      args: [
        id,
        userId,
        agentNo,
        agentUserId,
        random.pick(ZIPS),
        first.at,
        said.length,
        last.at,
        said.length,
        said.length,
        reply.at,
      ],
    },
    ...said.flatMap(({ from, body, at: sentAt }, no): InStatement[] => {
      const messageId = fixedId(`message ${id} ${no}`, sentAt);
      return [
        {
          sql: `INSERT INTO messages (thread_no, message_no, id, sender, body, sent_at)
            SELECT thread_no, ?, ?, ?, ?, ? FROM message_threads WHERE id = ?`,
          args: [no + 1, messageId, from, body, sentAt, id],
        },
        {
          sql: `INSERT INTO message_text (rowid, keepers, body) SELECT row_no, ?, body FROM messages WHERE id = ?`,
          args: [`u${userId.replaceAll("-", "")} u${agentUserId.replaceAll("-", "")}`, messageId],
        },
      ];
    }),
    {
      sql: `UPDATE response_waits SET counted_at = ?, thread_no = (SELECT thread_no FROM message_threads WHERE id = ?)
        WHERE wait_no = ?`,
      args: [reply.at, id, waitNo],
    },
  ];
}

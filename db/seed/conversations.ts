/** A few conversations of demo logins. */
import type { Client, InStatement } from "@libsql/client/web";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { fixedId } from "./fixed-id.ts";

type Side = "customer" | "agent";
type Conversation = {
  customer: string;
  agentSlug: string;
  zip: string;
  /** Who, how long before now, and what. */
  said: readonly (readonly [Side, number, string])[];
  /** Messages that the other side has not seen. */
  unreadBy?: Side;
  revealed?: true;
};

const conversations: readonly Conversation[] = [
  {
    customer: "customer@fairlead.example",
    agentSlug: "ines-calloway",
    zip: "78701",
    revealed: true,
    unreadBy: "customer",
    said: [
      [
        "customer",
        51 * HOUR_MS,
        "Hello Ines. We replaced the roof in September. Does that change what we pay for the house?",
      ],
      [
        "agent",
        51 * HOUR_MS - 61 * MINUTE_MS,
        "It often does. Could you tell me the material and whether the permit was closed? A class 4 roof has its own credit with two of the carriers I write for.",
      ],
      ["customer", 47 * HOUR_MS, "Metal, and yes, the permit was closed on October 3."],
      [
        "agent",
        3 * HOUR_MS,
        "Then please send the closing letter to your present carrier first: they owe you the credit from that day on. I will have two other quotes by Monday so that you can compare.",
      ],
      [
        "agent",
        3 * HOUR_MS - 4 * MINUTE_MS,
        "One question back: is the gutter metal too, or was it left as it was?",
      ],
    ],
  },
  {
    customer: "applicant@fairlead.example",
    agentSlug: "ines-calloway",
    zip: "78704",
    unreadBy: "agent",
    said: [
      [
        "customer",
        26 * MINUTE_MS,
        "Good morning. I move into an apartment on the first of the month and the landlord asks for proof of renters insurance by then. Is that possible in nine days?",
      ],
    ],
  },
];

/** Writes them in chronological order. Only if logins are written. */
export async function seedConversations(client: Client, nowMs: number): Promise<void> {
  const statements = conversations.flatMap((one) => conversationStatements(one, nowMs));
  if (statements.length > 0) await client.batch(statements, "write");
}

function conversationStatements(one: Conversation, nowMs: number): InStatement[] {
  const [first] = one.said;
  const last = one.said.at(-1);
  if (first === undefined || last === undefined) return [];
  const startedAt = nowMs - first[1];
  const id = fixedId(`conversation ${one.customer} ${one.agentSlug}`, startedAt);
  const readBy = (side: Side) =>
    one.unreadBy === side ? (one.said.findLastIndex(([from]) => from === side) ?? -1) + 1 : one.said.length;
  const unread = (side: Side) => one.said.length - readBy(side);
  const reply = one.said.find(([from]) => from === "agent");
  return [
    {
      sql: `INSERT OR IGNORE INTO message_threads (id, customer_user_id, agent_no, agent_user_id, customer_zip, started_at,
          last_message_no, last_message_at, customer_read_no, customer_unread, agent_read_no, agent_unread,
          first_reply_at, response_counted, revealed_at)
        SELECT ?, u.id, a.agent_no, p.user_id, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?
        FROM users u JOIN agents a ON a.slug = ? JOIN profiles p ON p.agent_no = a.agent_no WHERE u.email = ?`,
      args: [
        id,
        one.zip,
        startedAt,
        one.said.length,
        nowMs - last[1],
        readBy("customer"),
        unread("customer"),
        readBy("agent"),
        unread("agent"),
        reply === undefined ? null : nowMs - reply[1],
        one.revealed ? startedAt : null,
        one.agentSlug,
        one.customer,
      ],
    },
    ...one.said.flatMap(([sender, ago, body], at): InStatement[] => {
      const messageId = fixedId(`message ${id} ${at}`, nowMs - ago);
      return [
        {
          sql: `INSERT OR IGNORE INTO messages (thread_no, message_no, id, sender, body, sent_at)
            SELECT thread_no, ?, ?, ?, ?, ? FROM message_threads WHERE id = ?`,
          args: [at + 1, messageId, sender, body, nowMs - ago, id],
        },
        {
          sql: `INSERT INTO message_text (rowid, keepers, body)
            SELECT m.row_no, 'u' || replace(t.customer_user_id, '-', '') || ' u' || replace(t.agent_user_id, '-', ''), m.body
            FROM messages m JOIN message_threads t ON t.thread_no = m.thread_no WHERE m.id = ?
              AND NOT EXISTS (SELECT 1 FROM message_text f WHERE f.rowid = m.row_no)`,
          args: [messageId],
        },
      ];
    }),
  ];
}

/** A few conversations of demo logins. */
import type { Client, InStatement } from "@libsql/client/web";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { fixedId } from "./fixed-id.ts";

type Side = "customer" | "agent";
type Conversation = {
  customer: string;
  /** By slug; or one of the agents nearby who have an account, by their place in that list. */
  agent: string | number;
  zip: string;
  /** Who, how long before now, and what. */
  said: readonly (readonly [Side, number, string])[];
  /** Messages that the other side has not seen. */
  unreadBy?: Side;
  revealed?: true;
};

const CLEO = { customer: "customer@fairlead.example", zip: "78701" } as const;

const conversations: readonly Conversation[] = [
  {
    ...CLEO,
    agent: 0,
    said: [
      [
        "customer",
        29 * 24 * HOUR_MS,
        "Hi, do you also insure a rowing club’s boats? We have six, in a rented shed.",
      ],
      [
        "agent",
        29 * 24 * HOUR_MS - 95 * MINUTE_MS,
        "Not me, and I’d rather say so: that is a marine policy. Filter for “Boat” and “Business” here, and ask whether they have written clubs before.",
      ],
      ["customer", 28 * 24 * HOUR_MS, "That’s fair. Thank you for the honest answer."],
    ],
  },
  {
    ...CLEO,
    agent: 1,
    said: [
      [
        "customer",
        16 * 24 * HOUR_MS,
        "My sister and I inherited Mom’s house in Lockhart, and nobody lives there right now. Her insurer wants to cancel.",
      ],
      [
        "agent",
        16 * 24 * HOUR_MS - 4 * HOUR_MS,
        "I’m sorry about your mother. An empty house needs a vacant-dwelling policy, usually for six months. Is the water shut off, and does someone look in each week?",
      ],
      [
        "customer",
        15 * 24 * HOUR_MS,
        "Water is off since Sunday. A neighbor looks in on Tuesdays and Fridays.",
      ],
      [
        "agent",
        14 * 24 * HOUR_MS,
        "Then it’s $94 a month, and you can end it the day it sells. The offer is in your email; take your time with it.",
      ],
    ],
  },
  {
    ...CLEO,
    agent: 2,
    said: [
      [
        "customer",
        6 * 24 * HOUR_MS,
        "I hit a pothole on 183 and bent a rim, $640. Is that collision or comprehensive?",
      ],
      [
        "agent",
        6 * 24 * HOUR_MS - 42 * MINUTE_MS,
        "Collision, with your $500 deductible, so I wouldn’t claim it. Report it to TxDOT instead: they pay now and then when a pothole had been reported before.",
      ],
      ["customer", 5 * 24 * HOUR_MS, "Reported. If they pay, I owe you a coffee."],
    ],
  },
  {
    ...CLEO,
    agent: "ines-calloway",
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
    agent: "ines-calloway",
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

/** The slug of an agent of Texas with an account that no one can sign in to: its place in that list is the argument. */
export const nearbyAgent = `(SELECT g.slug FROM agents g JOIN profiles q ON q.agent_no = g.agent_no AND q.verified
    JOIN users v ON v.id = q.user_id AND v.email LIKE '%@agents.example'
  WHERE g.state_code = 'TX' AND g.account_status = 'active'
    AND EXISTS (SELECT 1 FROM licenses l WHERE l.agent_no = g.agent_no AND l.state_code = 'TX' AND l.status = 'active')
  ORDER BY g.drawing_url IS NULL, g.agent_no LIMIT 1 OFFSET ?)`;

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
  const id = fixedId(`conversation ${one.customer} ${one.agent}`, startedAt);
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
        FROM users u JOIN agents a ON a.slug = ${typeof one.agent === "string" ? "?" : nearbyAgent} JOIN profiles p ON p.agent_no = a.agent_no WHERE u.email = ?`,
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
        one.agent,
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

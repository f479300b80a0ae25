/** Conversations as their two sides read them. */
import { sql } from "drizzle-orm";
import { isEvidenceStale } from "#app/domains/licenses/policy.ts";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import type { ThreadCursor } from "../inputs.ts";
import { LISTED_THREADS, PAGE_MESSAGES } from "../limits.ts";
import {
  agentAccount,
  claimedAgent,
  closedBy,
  customerAccount,
  customerName,
  ownThreadNo,
} from "../own-thread.server.ts";
import type { ClosedBy, Message, Thread, ThreadSummary } from "../types.ts";
import { messageRow, summaryRow, threadRow } from "./thread-rows.ts";

const PREVIEW_CHARACTERS = 140;

export type ThreadPage = { threads: ThreadSummary[]; next: ThreadCursor | null };

/** A user's threads as customer and as agent, newest first. One round trip. */
export async function listThreads(
  { db }: Pick<AppContext, "db">,
  userId: string,
  { unreadOnly = false, after = null }: { unreadOnly?: boolean; after?: ThreadCursor | null } = {},
): Promise<ThreadPage> {
  const older =
    after === null ? sql`1` : sql`(last_message_at, thread_no) < (${after.lastMessageAt}, ${after.threadNo})`;
  const newest = sql`ORDER BY last_message_at DESC, thread_no DESC LIMIT ${LISTED_THREADS + 1}`;
  const [rows] = await db.read([
    rowsOf(
      db,
      "conversations",
      summaryRow,
      sql`
      SELECT t.thread_no, t.id, t.side, CASE t.side WHEN 'customer' THEN a.name ELSE ${customerName} END name,
        a.id agent_id, coalesce(a.photo_url, a.drawing_url) photo_url, t.customer_zip zip, t.last_message_at, m.body, m.sender, t.unread, ${closedBy} closed_by
      FROM (
        SELECT * FROM (SELECT *, 'customer' side, customer_unread unread FROM message_threads
          WHERE customer_user_id = ${userId} AND ${older} AND (NOT ${unreadOnly} OR customer_unread > 0) ${newest})
        UNION ALL
        SELECT * FROM (SELECT *, 'agent' side, agent_unread unread FROM message_threads
          WHERE agent_user_id = ${userId} AND agent_no = ${claimedAgent(userId)} AND ${older} AND (NOT ${unreadOnly} OR agent_unread > 0) ${newest})
      ) t
        JOIN agents a ON a.agent_no = t.agent_no
        LEFT JOIN users u ON u.id = t.customer_user_id
        LEFT JOIN messages m ON m.thread_no = t.thread_no AND m.message_no = t.last_message_no
      ORDER BY t.last_message_at DESC, t.thread_no DESC LIMIT ${LISTED_THREADS + 1}`,
    ),
  ]);
  const shown = rows.slice(0, LISTED_THREADS);
  const last = shown.at(-1);
  return {
    threads: shown.map(readSummary),
    next:
      rows.length > LISTED_THREADS && last !== undefined
        ? { lastMessageAt: last.last_message_at, threadNo: last.thread_no }
        : null,
  };
}

const readSummary = (row: RowOf<typeof summaryRow>): ThreadSummary => ({
  id: row.id,
  side: row.side,
  name: row.name,
  face:
    row.side === "customer" ? { id: row.agent_id, photoUrl: row.photo_url } : { id: row.id, photoUrl: null },
  zip: row.zip,
  lastMessageAt: row.last_message_at,
  preview: previewOf(row.body ?? ""),
  own: row.sender === row.side,
  unread: row.unread,
  closed: parseClosedBy(row.closed_by).length > 0,
});

/** What `closedBy` selects. */
export function parseClosedBy(json: string): ClosedBy[] {
  const sides: unknown = JSON.parse(json);
  return SIDES.filter((side) => Array.isArray(sides) && sides.includes(side));
}
const SIDES = ["customer", "agent", "fairlead"] as const;

function previewOf(body: string): string {
  const characters = [...body.replace(/\s+/g, " ")];
  if (characters.length <= PREVIEW_CHARACTERS) return characters.join("");
  return `${characters.slice(0, PREVIEW_CHARACTERS).join("").trimEnd()}…`;
}

export type ThreadView = {
  thread: Thread;
  /** Oldest first. */
  messages: Message[];
  /** The number before which older messages exist; null at the beginning. */
  olderBefore: number | null;
  /** Whether newer messages exist. */
  more: boolean;
};

/** A thread with its newest messages, or those before `before`; null when it isn't the user's. One round trip. */
export async function findThread(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  threadId: string,
  before: number | null = null,
): Promise<ThreadView | null> {
  const threadNo = ownThreadNo(userId, threadId);
  const today = stateDaySql(sql`l.state_code`, clock.now());
  const { threads, rows } = await db.read({
    threads: rowsOf(
      db,
      "conversation",
      threadRow,
      sql`
      SELECT t.id, CASE WHEN t.customer_user_id = ${userId} THEN 'customer' ELSE 'agent' END side,
        a.id agent_id, a.slug, a.name agent_name, coalesce(a.photo_url, a.drawing_url) photo_url, ${customerName} customer_name, t.customer_zip zip,
        z.state_code, (SELECT max(l.evidence_read_on) FROM licenses l WHERE l.agent_no = t.agent_no
          AND l.state_code = z.state_code AND l.status = 'active'
          AND ${today} BETWEEN l.effective_on AND l.expires_on) license_read_on,
        t.started_at, t.last_message_at, t.last_message_no,
        CASE WHEN t.customer_user_id = ${userId} THEN t.customer_unread ELSE t.agent_unread END unread,
        CASE WHEN t.customer_user_id = ${userId} THEN t.agent_read_no ELSE t.customer_read_no END seen_by_other,
        t.revealed_at IS NOT NULL revealed, CASE WHEN t.revealed_at IS NOT NULL AND coalesce(c.account_status, 'active') = 'active' THEN u.email END email,
        t.revealed_phone phone, ${closedBy} closed_by,
        CASE WHEN t.customer_user_id = ${userId} THEN k.user_id IS NOT NULL AND a.account_status = 'active'
          ELSE u.id IS NOT NULL AND coalesce(c.account_status, 'active') = 'active' END reachable
      FROM message_threads t
        JOIN agents a ON a.agent_no = t.agent_no
        LEFT JOIN ${agentAccount}
        LEFT JOIN ${customerAccount}
        LEFT JOIN zips z ON z.zip = t.customer_zip
      WHERE t.thread_no = ${threadNo} LIMIT 1`,
    ),
    rows: rowsOf(
      db,
      "messages",
      messageRow,
      sql`
      SELECT message_no no, id, sender, body, sent_at FROM messages
      WHERE thread_no = ${threadNo} AND message_no < ${before ?? Number.MAX_SAFE_INTEGER}
      ORDER BY message_no DESC LIMIT ${PAGE_MESSAGES + 1}`,
    ),
  });
  const row = threads[0];
  if (row === undefined) return null;
  const shown = rows.slice(0, PAGE_MESSAGES).reverse();
  const first = shown[0];
  return {
    thread: readThread(row, clock.now()),
    messages: shown.map(({ sender, sent_at, ...message }) => ({ ...message, from: sender, sentAt: sent_at })),
    olderBefore: rows.length > PAGE_MESSAGES && first !== undefined ? first.no : null,
    more: (shown.at(-1)?.no ?? 0) < row.last_message_no,
  };
}

const readThread = (row: RowOf<typeof threadRow>, nowMs: number): Thread => ({
  id: row.id,
  side: row.side,
  name: row.side === "customer" ? row.agent_name : row.customer_name,
  zip: row.zip,
  lastMessageAt: row.last_message_at,
  unread: row.unread,
  agent: { id: row.agent_id, slug: row.slug, name: row.agent_name, photoUrl: row.photo_url },
  stateCode: row.state_code,
  licensedThere: row.license_read_on !== null,
  staleSince:
    row.license_read_on !== null && isEvidenceStale(row.license_read_on, nowMs) ? row.license_read_on : null,
  startedAt: row.started_at,
  lastMessageNo: row.last_message_no,
  seenByOtherNo: row.seen_by_other,
  contact:
    row.revealed && row.email !== null
      ? { name: row.customer_name, email: row.email, phone: row.phone }
      : null,
  closedBy: parseClosedBy(row.closed_by),
  reachable: row.reachable,
});

const newThreadFacts = {
  agentNo: integer,
  slug: text,
  name: text,
  /** The account that manages the agent; null when none does. */
  userId: nullable(text),
  /** The thread that this user already has with the agent. */
  threadId: nullable(text),
  acceptingClients: flag,
  /** The day from which new clients are taken again, if known. */
  acceptingFrom: nullable(text),
  /** Whether any license gives authority today. */
  licensed: flag,
  /** ZIP code of the office. */
  zip: text,
};
export type NewThreadFacts = RowOf<typeof newThreadFacts>;

/** The agent that the user wants to write to; null when there is none. */
export async function findAgentToWrite(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  slug: string,
): Promise<NewThreadFacts | null> {
  const today = stateDaySql(sql`l.state_code`, clock.now());
  const [rows] = await db.read([
    rowsOf(
      db,
      "agent to write to",
      newThreadFacts,
      sql`
      SELECT a.agent_no agentNo, a.slug, a.name, k.user_id userId, t.id threadId,
        a.accepting_clients acceptingClients, a.accepting_from acceptingFrom, a.zip,
        EXISTS (SELECT 1 FROM licenses l WHERE l.agent_no = a.agent_no AND l.status = 'active'
          AND ${today} BETWEEN l.effective_on AND l.expires_on) licensed
      FROM agents a
        LEFT JOIN profiles k ON k.agent_no = a.agent_no AND k.verified AND k.account_status = 'active'
        LEFT JOIN message_threads t ON t.agent_no = a.agent_no AND t.agent_user_id = k.user_id
          AND t.customer_user_id = ${userId}
      WHERE a.slug = ${slug} AND a.account_status = 'active' LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

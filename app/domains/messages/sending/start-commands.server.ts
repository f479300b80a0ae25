/** Starting a conversation. */
import { sql } from "drizzle-orm";
import { watchStatements } from "#app/domains/directory/watching/watch-commands.server.ts";
import { preferencesOf } from "#app/domains/notifications/preferences-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { t } from "#app/text/text.ts";
import { messageThreads } from "#db/schema/index.ts";
import { REFUSED } from "../conversation-texts.ts";
import type { Start } from "../inputs.ts";
import { STARTS_MINUTES, STARTS_MOST } from "../limits.ts";
import type { NewThreadFacts } from "../reading/thread-queries.server.ts";
import { type SendOutcome, sendMessage } from "./send-commands.server.ts";
import { type Alongside, notifySides, writeStatements } from "./send-statements.server.ts";

export type StartOutcome =
  | { kind: "started"; threadId: string }
  /** By field. */
  | { kind: "refused"; errors: Readonly<Record<string, string>>; status: number };

const refused = (status: number, errors: Record<string, string>): StartOutcome => ({
  kind: "refused",
  errors,
  status,
});

/** The unique index: one conversation per customer and agent account. */
const PAIR = "message_threads.customer_user_id, message_threads.agent_no, message_threads.agent_user_id";

/** The sender of a first message. */
export type Starter = { userId: string; firstName: string; emailConfirmed: boolean };

/** Why this user can't write to this agent; null when they can. */
export function refuseAgent(agent: NewThreadFacts, { userId, emailConfirmed }: Starter): string | null {
  if (!emailConfirmed) return t("Confirm your email address first. That’s where we tell you about replies.");
  if (agent.userId === userId) return t("This is your own profile, so you can’t message it.");
  if (agent.userId === null)
    return t("{name} hasn’t claimed this profile yet, so no one would read your message.", {
      name: agent.name,
    });
  return null;
}

/**
 * Writes the first message to an agent, or another one when there is a conversation already. The thread, its message, the
 * agent's notification and what is written `alongside` are one batch.
 */
export async function startThread(
  context: AppContext,
  starter: Starter,
  agent: NewThreadFacts,
  { zip, ...send }: Start,
  alongside?: Alongside,
): Promise<StartOutcome> {
  const why = refuseAgent(agent, starter);
  const { userId, firstName } = starter;
  if (why !== null || agent.userId === null) return refused(403, { form: why ?? "" });
  if (agent.threadId !== null)
    return afterSending(agent.threadId, await sendMessage(context, userId, agent.threadId, send, alongside));
  const { db, clock } = context;
  const nowMs = clock.now();
  const { zips, accounts } = await db.batch({
    zips: rowsOf(
      db,
      "ZIP of a first message",
      { zip: text },
      sql`SELECT zip FROM zips WHERE zip = ${zip} LIMIT 1`,
    ),
    accounts: rowsOf(
      db,
      "account to write to",
      { email: text, preferences: text },
      sql`
      SELECT u.email, ${preferencesOf(sql`u.id`)} preferences FROM users u WHERE u.id = ${agent.userId} LIMIT 1`,
    ),
  });
  if (zips.length === 0) return refused(400, { zip: t("We can’t find this ZIP code.") });
  if ((await context.limiters.take("thread", userId, STARTS_MOST, STARTS_MINUTES)) > 0) {
    return refused(429, {
      form: t("You messaged {n} agents within an hour. Wait for a reply, or try again later.", {
        n: STARTS_MOST,
      }),
    });
  }
  const threadId = newId(nowMs);
  const facts = {
    // Unknown before the batch, and only used for an agent's first answer.
    threadNo: 0,
    threadId,
    side: "customer",
    agentNo: agent.agentNo,
    startedAt: nowMs,
    responseCounted: false,
    customerUserId: userId,
    agentUserId: agent.userId,
    agentName: agent.name,
    customerName: firstName,
    otherEmail: accounts[0]?.email ?? null,
    otherPreferences: accounts[0]?.preferences ?? "{}",
    otherUnread: 0,
    closedBy: "[]",
  } as const;
  const { written, others } = await writeStatements(context, facts, [send], alongside);
  const outcome = await commit(context, {
    duplicates: [PAIR],
    statements: [
      db.orm.insert(messageThreads).values({
        id: threadId,
        customerUserId: userId,
        agentNo: agent.agentNo,
        agentUserId: agent.userId,
        customerZip: zip,
        startedAt: nowMs,
        lastMessageNo: 0,
        lastMessageAt: nowMs,
      }),
      written,
      ...watchStatements(context, { userId, agentNos: sql`${agent.agentNo}`, reason: "message" }),
      ...others,
    ],
    ...notifySides(facts),
    ...(alongside?.notifies && { mail: true }),
  });
  return outcome.kind === "committed"
    ? { kind: "started", threadId }
    : afterRace(context, userId, agent, send, alongside);
}

/** Another tab, or a second click, created the thread first: the message goes there. */
async function afterRace(
  context: AppContext,
  userId: string,
  agent: NewThreadFacts,
  send: Omit<Start, "zip">,
  alongside?: Alongside,
): Promise<StartOutcome> {
  const [rows] = await context.db.batch([
    rowsOf(
      context.db,
      "conversation of a pair",
      { id: text },
      sql`
      SELECT id FROM message_threads WHERE customer_user_id = ${userId} AND agent_no = ${agent.agentNo} AND agent_user_id = ${agent.userId} LIMIT 1`,
    ),
  ]);
  const threadId = rows[0]?.id;
  if (threadId === undefined) return refused(409, { form: t("Reload the page, then send it again.") });
  return afterSending(threadId, await sendMessage(context, userId, threadId, send, alongside));
}

function afterSending(threadId: string, outcome: SendOutcome): StartOutcome {
  if (outcome.kind === "sent") return { kind: "started", threadId };
  if (outcome.kind === "no-thread") return refused(404, { form: t("We can’t find this conversation.") });
  return outcome.why === "too-many"
    ? refused(429, { form: t(REFUSED["too-many"]) })
    : refused(409, { form: t(REFUSED[outcome.why]) });
}

/** Writers of messages as browsers are: each sends one after the other, and tries again what was not answered. */
import { setTimeout as wait } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { TOGETHER_MOST } from "#app/domains/messages/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { newId } from "#app/platform/ids.ts";
import { agents, messageThreads, profiles } from "#db/schema/index.ts";
import { contextOf, type Home, makePeople, type Person, signIn } from "#support/people.ts";

/** As `use-waiting-messages.ts` has it, and the query cache's first pause, which doubles. */
const RETRIES = 2;
const RETRY_PAUSE_MS = 1000;
/** One try, and all of them: a burst that is stuck ends as what was not taken. */
const TRY_MS = 20_000;
const BURST_MS = 120_000;

const Answer = z.object({ no: z.optional(z.number()), numbers: z.optional(z.array(z.number())) });

export type Conversation = { threadId: string; customer: Person; agent: Person };

/** Empty, open conversations to write into, each between a different customer and agent of the demonstration. */
export async function makeConversations(home: Home, count: number): Promise<Conversation[]> {
  const { db } = contextOf(home);
  const [keepers] = await db.batch([
    db.orm
      .select({ userId: profiles.userId, agentNo: agents.agentNo })
      .from(profiles)
      .innerJoin(agents, eq(profiles.agentNo, agents.agentNo))
      .where(and(eq(agents.accountStatus, "active"), profiles.verified))
      .limit(count),
  ]);
  if (keepers.length < count) throw new Error(`There are agents for ${keepers.length} conversations alone.`);
  const customers = await makePeople(home, count);
  const conversations: Conversation[] = [];
  for (const [at, customer] of customers.entries()) {
    const keeper = keepers[at];
    if (keeper === undefined) break;
    const { statements, person: agent } = await signIn(home, keeper.userId);
    const threadId = newId(Date.now());
    await db.write([
      db.orm.insert(messageThreads).values({
        id: threadId,
        customerUserId: customer.userId,
        agentNo: keeper.agentNo,
        agentUserId: keeper.userId,
        customerZip: "78701",
        startedAt: Date.now(),
        lastMessageNo: 0,
        lastMessageAt: Date.now(),
      }),
      ...statements,
    ]);
    conversations.push({ threadId, customer, agent });
  }
  return conversations;
}

export type Written = { key: string; body: string; writtenMs: number };

export type Sent = Written & {
  /** Of the first try. */
  sentMs: number;
  answeredMs: number;
  /** The number that the last answer gave; null when the server took it in no try. */
  no: number | null;
  tries: number;
};

/** Sends as the customer. Tries again with the same key, but for a refusal, which is final. */
export async function sendAsBrowser(
  origin: string,
  conversation: Conversation,
  written: Written,
  untilMs = Number.POSITIVE_INFINITY,
): Promise<Sent> {
  const [sent] = await sendTogether(origin, conversation, [written], untilMs);
  if (sent === undefined) throw new Error("Nothing was sent.");
  return sent;
}

/** The same for waiting messages, in one call: those after a refusal have no result, and are not accepted. */
async function sendTogether(
  origin: string,
  { threadId, customer }: Conversation,
  written: readonly Written[],
  untilMs: number,
): Promise<Sent[]> {
  const sentMs = performance.now();
  const asSent = (numbers: readonly number[], tries: number) =>
    written.map((one, at) => ({
      ...one,
      sentMs,
      answeredMs: performance.now(),
      no: numbers[at] ?? null,
      tries,
    }));
  if (sentMs > untilMs) return asSent([], 0);
  const messages = written.map(({ key, body }) => ({ key, body }));
  const [first, ...others] = messages;
  const call = others.length === 0 ? { ...first, thread: threadId } : { thread: threadId, messages };
  for (let tries = 1; ; tries++) {
    const { status, numbers } = await post(origin, customer.cookie, JSON.stringify(call));
    const isOver = numbers.length > 0 || (status >= 400 && status < 500) || tries > RETRIES;
    if (isOver) return asSent(numbers, tries);
    await wait(RETRY_PAUSE_MS * 2 ** (tries - 1));
  }
}

/** One try; status 0 where there was no answer at all. */
async function post(origin: string, cookie: string, body: string) {
  try {
    const response = await fetch(origin + paths.messageCalls(), {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(TRY_MS),
      headers: { Origin: origin, Cookie: cookie, "Content-Type": "application/json" },
      body,
    });
    const { data } = Answer.safeParse(await response.json());
    return { status: response.status, numbers: data?.numbers ?? (data?.no === undefined ? [] : [data.no]) };
  } catch {
    return { status: 0, numbers: [] };
  }
}

/**
 * Writes `each` messages into every conversation, in turn, at this rate however slow the answers are. A message waits
 * in its conversation until the one before it is answered, and then all waiting ones go together, as in the browser;
 * with `together` 1 one after the other. Returns the result of each, by conversation, oldest first.
 */
export function offerMessages(
  origin: string,
  conversations: readonly Conversation[],
  { each, perSecond, together = TOGETHER_MOST }: { each: number; perSecond: number; together?: number },
): Promise<Sent[][]> {
  const began = performance.now();
  return Promise.all(
    conversations.map(async (conversation, place) => {
      const waiting: Written[] = [];
      const written = Array.from({ length: each }, async (_, at) => {
        const dueMs = began + ((at * conversations.length + place) * 1000) / perSecond;
        await wait(Math.max(0, dueMs - performance.now()));
        waiting.push({ key: crypto.randomUUID(), body: `Message ${1 + at}`, writtenMs: performance.now() });
      });
      const sent: Sent[] = [];
      while (sent.length < each) {
        await written[sent.length];
        const some = waiting.splice(0, together);
        sent.push(...(await sendTogether(origin, conversation, some, began + BURST_MS)));
      }
      return sent;
    }),
  );
}

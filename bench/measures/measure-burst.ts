/** Many messages at once: whether each is there once and in order, how soon it is heard, and what the machine spends. */
import { cpus } from "node:os";
import { asc, eq } from "drizzle-orm";
import pMap from "p-map";
import { messages, messageThreads } from "#db/schema/index.ts";
import { CONNECTIONS } from "../machine/load.ts";
import { type CpuTime, spending } from "../machine/processes.ts";
import type { BurstPlan } from "../options.ts";
import { type Times, timesOf } from "../statistics.ts";
import { type Arrivals, judgeArrivals, type Row } from "./burst-order.ts";
import { offerMessages, type Sent, sendAsBrowser } from "./burst-senders.ts";
import { type Conversation, contextOf, type Home, makeConversations } from "./live-people.ts";
import { closeTabs, isTold, LOST_AFTER_MS, openTabs } from "./live-sockets.ts";

/** Sent before, into a conversation of its own, so that the code is loaded. */
const WARM_UP = 30;
/** Messages of the second measurement, and how many times each is sent at the same moment. */
const TWINS = 50;
export const TWIN_SENDS = 3;

export type BurstResult = {
  threads: number;
  sent: number;
  /** As planned, and as it came to be on this machine. */
  plannedPerSecond: number;
  offeredPerSecond: number;
  /** Answered as written, from the first message offered to the last answer. */
  acceptedPerSecond: number;
  /** Seconds from the first message offered to the last answer. */
  seconds: number;
  /** Answered as written, and tries beyond the first of each. */
  accepted: number;
  triedAgain: number;
  arrivals: Arrivals;
  /** Accepted ones of which the recipient's socket was not told. */
  unheard: number;
  /** From sending to the answer, from writing to the answer, and from writing until the recipient heard. */
  answer: Times;
  written: Times;
  heard: Times;
  /** Each of `keys` was sent `TWIN_SENDS` times at once. */
  twins: { keys: number; rows: number; answeredAlike: number };
  cores: number;
  /** While messages were under way; null where the system does not say. */
  cpu: CpuTime | null;
  /** Share of the machine's processor time that anybody used meanwhile. */
  busyShare: number;
};

/** One customer and one agent a conversation; the customers write, the agents' sockets listen. */
export async function measureBurst(home: Home, plan: BurstPlan): Promise<BurstResult> {
  const [spare, ...conversations] = await makeConversations(home, plan.threads + 1);
  if (spare === undefined) throw new Error("No conversation was made.");
  await offerMessages(home.origin, [spare], { ...plan, each: WARM_UP });
  const tabs = await openTabs(
    home.origin,
    conversations.map(({ agent }) => agent),
    "messages",
  );
  const { result: lines, ...spent } = await spending(() => offerMessages(home.origin, conversations, plan));
  await Promise.all(tabs.map((tab, at) => isTold(tab, taken(lines[at] ?? []).length)));
  await closeTabs(tabs);

  const sent = lines.flat();
  const accepted = taken(sent);
  if (accepted.length === 0) throw new Error("Not one message of the burst was accepted.");
  const heardMs = lines.flatMap((line, at) => delaysOf(taken(line), tabs[at]?.changedMs ?? []));
  const first = Math.min(...sent.map(({ writtenMs }) => writtenMs));
  const last = Math.max(...sent.map(({ writtenMs }) => writtenMs));
  const seconds = (Math.max(...sent.map(({ answeredMs }) => answeredMs)) - first) / 1000;
  const keys = new Map(
    conversations.map(({ threadId }, at) => [threadId, (lines[at] ?? []).map(({ key }) => key)]),
  );
  const arrivals = judgeArrivals(keys, await readRows(home));
  return {
    threads: plan.threads,
    sent: sent.length,
    plannedPerSecond: plan.perSecond,
    offeredPerSecond: ((sent.length - 1) * 1000) / (last - first),
    acceptedPerSecond: accepted.length / seconds,
    seconds,
    accepted: accepted.length,
    triedAgain: sent.reduce((sum, { tries }) => sum + tries - 1, 0),
    arrivals,
    unheard: accepted.length - heardMs.length,
    answer: spanOf(accepted.map(({ sentMs, answeredMs }) => answeredMs - sentMs)),
    written: spanOf(accepted.map(({ writtenMs, answeredMs }) => answeredMs - writtenMs)),
    heard: spanOf(heardMs),
    twins: await sendTwins(home, conversations),
    cores: cpus().length,
    ...spent,
  };
}

const taken = (sent: readonly Sent[]) => sent.filter(({ no }) => no !== null);

/** Nothing heard at all is as late as what is lost. */
const spanOf = (ms: readonly number[]): Times => timesOf(ms.length === 0 ? [LOST_AFTER_MS] : ms);

/** The nth change speaks of the nth message or a later one, so who reads then finds it. */
const delaysOf = (sent: readonly Sent[], heardAt: readonly number[]): number[] =>
  sent.flatMap(({ writtenMs }, at) => {
    const heard = heardAt[at];
    return heard === undefined ? [] : [heard - writtenMs];
  });

async function readRows(home: Home): Promise<Row[]> {
  const { db } = contextOf(home);
  const [rows] = await db.batch([
    db.orm
      .select({ threadId: messageThreads.id, no: messages.messageNo, key: messages.id })
      .from(messages)
      .innerJoin(messageThreads, eq(messageThreads.threadNo, messages.threadNo))
      .orderBy(asc(messages.threadNo), asc(messages.messageNo)),
  ]);
  return rows;
}

/** The same message from several tries that run at once, a few messages at a time. */
async function sendTwins(home: Home, conversations: readonly Conversation[]): Promise<BurstResult["twins"]> {
  const twins = Array.from({ length: TWINS }, (_, at) => ({
    conversation: conversations[at % conversations.length],
    written: { key: crypto.randomUUID(), body: `Twin ${at}`, writtenMs: 0 },
  }));
  const alike = await pMap(
    twins,
    async ({ conversation, written }) => {
      if (conversation === undefined) return false;
      const answers = await Promise.all(
        Array.from({ length: TWIN_SENDS }, () => sendAsBrowser(home.origin, conversation, written)),
      );
      const numbers = new Set(answers.map(({ no }) => no));
      return numbers.size === 1 && !numbers.has(null);
    },
    { concurrency: CONNECTIONS },
  );
  const keys = new Set<string>(twins.map(({ written }) => written.key));
  const rows = (await readRows(home)).filter(({ key }) => keys.has(key)).length;
  return { keys: TWINS, rows, answeredAlike: alike.filter(Boolean).length };
}

/** Many messages at once: whether each is there once and in order, how soon it is heard, and what the machine spends. */
import { cpus } from "node:os";
import { asc, eq } from "drizzle-orm";
import { parseRoomMessage } from "#app/platform/room-messages.ts";
import { messages, messageThreads } from "#db/schema/index.ts";
import { type CpuTime, cpuBetween, readCpuTime } from "../machine/cpu.ts";
import { CONNECTIONS } from "../machine/load.ts";
import type { BurstPlan } from "../options.ts";
import { percentile } from "../statistics.ts";
import { type Arrivals, judgeArrivals, type Row } from "./burst-order.ts";
import { type Conversation, makeConversations } from "./burst-people.ts";
import { offerMessages, type Sent, sendAsBrowser } from "./burst-senders.ts";
import { contextOf, type Home } from "./live-people.ts";
import { closeTabs, LOST_AFTER_MS, openTabs, type Tab } from "./live-sockets.ts";

/** Sent before, into a conversation of its own, so that the code is loaded. */
const WARM_UP = 30;
/** Messages of the second measurement, and how many times each is sent at the same moment. */
const TWINS = 50;
export const TWIN_SENDS = 3;

export type Span = { p50Ms: number; p99Ms: number };

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
  answer: Span;
  written: Span;
  heard: Span;
  /** Each of `keys` was sent `TWIN_SENDS` times at once. */
  twins: { keys: number; rows: number; answeredAlike: number };
  cores: number;
  /** While messages were under way; null where the system does not say. */
  cpu: CpuTime | null;
  /** Share of the machine's processor time that anybody used meanwhile. */
  busyShare: number;
};

/** One customer and one agent a conversation; the customers write, the agents' sockets listen. */
export async function measureBurst(
  home: Home,
  { threads, each, perSecond }: BurstPlan,
): Promise<BurstResult> {
  const [spare, ...conversations] = await makeConversations(home, threads + 1);
  if (spare === undefined) throw new Error("No conversation was made.");
  await offerMessages(home.origin, { conversations: [spare], each: WARM_UP, perSecond });
  const tabs = await openTabs(
    home.origin,
    conversations.map(({ agent }) => agent),
  );
  const ears = tabs.map(listenForMessages);

  const cpuBefore = readCpuTime();
  const coresBefore = readCores();
  const lines = await offerMessages(home.origin, { conversations, each, perSecond });
  const cpu = cpuBetween(cpuBefore, readCpuTime());
  const busyShare = busyBetween(coresBefore, readCores());
  await Promise.all(lines.map((line, at) => ears[at]?.upTo(taken(line).length)));
  await closeTabs(tabs);

  const sent = lines.flat();
  const accepted = taken(sent);
  if (accepted.length === 0) throw new Error("Not one message of the burst was accepted.");
  const heardMs = lines.flatMap((line, at) => delaysOf(taken(line), ears[at]?.times ?? []));
  const first = Math.min(...sent.map(({ writtenMs }) => writtenMs));
  const last = Math.max(...sent.map(({ writtenMs }) => writtenMs));
  const seconds = (Math.max(...sent.map(({ answeredMs }) => answeredMs)) - first) / 1000;
  const keys = new Map(
    conversations.map(({ threadId }, at) => [threadId, (lines[at] ?? []).map(({ key }) => key)]),
  );
  const arrivals = judgeArrivals(keys, await readRows(home));
  return {
    threads,
    sent: sent.length,
    plannedPerSecond: perSecond,
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
    cpu,
    busyShare,
  };
}

const taken = (sent: readonly Sent[]) => sent.filter(({ no }) => no !== null);

/** Nothing heard at all is as late as what is lost. */
const spanOf = (times: readonly number[]): Span => ({
  p50Ms: times.length === 0 ? LOST_AFTER_MS : percentile(times, 0.5),
  p99Ms: times.length === 0 ? LOST_AFTER_MS : percentile(times, 0.99),
});

/** The nth change speaks of the nth message or a later one, so who reads then finds it. */
const delaysOf = (sent: readonly Sent[], heardAt: readonly number[]): number[] =>
  sent.flatMap(({ writtenMs }, at) => {
    const heard = heardAt[at];
    return heard === undefined ? [] : [heard - writtenMs];
  });

/** When the tab was told of messages, and a promise of so many times; it is given up when they are lost. */
function listenForMessages({ listener: { socket } }: Tab) {
  const times: number[] = [];
  let onEach = () => {};
  socket.addEventListener("message", ({ data }) => {
    const message = parseRoomMessage(data);
    if (message?.type !== "changed" || !message.topics.includes("messages")) return;
    times.push(performance.now());
    onEach();
  });
  return {
    times,
    upTo: (count: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOST_AFTER_MS);
        onEach = () => {
          if (times.length < count) return;
          clearTimeout(timer);
          resolve();
        };
        onEach();
      }),
  };
}

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
  const queue = Array.from({ length: TWINS }, (_, at) => ({
    conversation: conversations[at % conversations.length],
    written: { key: crypto.randomUUID(), body: `Twin ${at}`, writtenMs: 0 },
  }));
  const keys = new Set<string>(queue.map(({ written }) => written.key));
  let answeredAlike = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let next = queue.pop(); next?.conversation !== undefined; next = queue.pop()) {
        const { conversation, written } = next;
        const answers = await Promise.all(
          Array.from({ length: TWIN_SENDS }, () => sendAsBrowser(home.origin, conversation, written)),
        );
        const numbers = new Set(answers.map(({ no }) => no));
        if (numbers.size === 1 && !numbers.has(null)) answeredAlike += 1;
      }
    }),
  );
  const rows = (await readRows(home)).filter(({ key }) => keys.has(key)).length;
  return { keys: TWINS, rows, answeredAlike };
}

type Cores = { busyMs: number; idleMs: number };

function readCores(): Cores {
  const sum = { busyMs: 0, idleMs: 0 };
  for (const { times } of cpus()) {
    sum.busyMs += times.user + times.nice + times.sys + times.irq;
    sum.idleMs += times.idle;
  }
  return sum;
}

function busyBetween(before: Cores, after: Cores): number {
  const busy = after.busyMs - before.busyMs;
  const all = busy + after.idleMs - before.idleMs;
  return all === 0 ? 0 : busy / all;
}

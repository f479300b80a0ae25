/** Many messages at once: whether each is there once and in order, how soon it is heard, and what the machine spends. */
import { cpus } from "node:os";
import { asc, eq } from "drizzle-orm";
import pMap from "p-map";
import { messages, messageThreads } from "#db/schema/index.ts";
import { contextOf, type Home } from "#support/people.ts";
import { CONNECTIONS } from "../../machine/load.ts";
import { spending } from "../../machine/processes.ts";
import type { Plan } from "../../options.ts";
import { count, type Findings, milliseconds, percent, table } from "../../report.ts";
import { type Times, timesOf } from "../../statistics.ts";
import { closeTabs, isNotified, LOST_AFTER_MS, openTabs } from "../live-sockets.ts";
import { judgeArrivals, type Row } from "./burst-order.ts";
import {
  type Conversation,
  makeConversations,
  offerMessages,
  type Sent,
  sendAsBrowser,
} from "./burst-senders.ts";

/** Sent before, into a separate conversation, so that the code is loaded. */
const WARM_UP = 30;
/** Messages of the second measurement, and how many times each is sent at the same moment. */
const TWINS = 50;
const TWIN_SENDS = 3;
/**
 * A rate this much below the planned one still counts as reached: the first and the last message are answered a
 * moment later.
 */
const KEPT_UP_SHARE = 0.99;
/** From this load on, the machine, or one of its cores, is saturated. */
const FULL_SHARE = 0.9;

export type BurstResult = Awaited<ReturnType<typeof measureBurst>>;

/** One customer and one agent a conversation; the customers write, the agents' sockets listen. */
export async function measureBurst(home: Home, plan: Plan["live"]["burst"]) {
  const [spare, ...conversations] = await makeConversations(home, plan.threads + 1);
  if (spare === undefined) throw new Error("No conversation was made.");
  await offerMessages(home.origin, [spare], { ...plan, each: WARM_UP });
  const tabs = await openTabs(
    home.origin,
    conversations.map(({ agent }) => agent),
    "messages",
  );
  const { result: lines, ...spent } = await spending(() => offerMessages(home.origin, conversations, plan));
  await Promise.all(tabs.map((tab, at) => isNotified(tab, taken(lines[at] ?? []).length)));
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
    // As planned, and as measured on this machine.
    plannedPerSecond: plan.perSecond,
    offeredPerSecond: ((sent.length - 1) * 1000) / (last - first),
    // From the first message offered to the last answer.
    acceptedPerSecond: accepted.length / seconds,
    seconds,
    // Answered as written, and tries beyond the first of each.
    accepted: accepted.length,
    triedAgain: sent.reduce((sum, { tries }) => sum + tries - 1, 0),
    arrivals,
    // Accepted messages that never reached the recipient's socket.
    unheard: accepted.length - heardMs.length,
    // From sending to the answer, from writing to the answer, and from writing until the recipient heard.
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

/** The nth change is about the nth message or a later one, so a reader then finds it. */
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
async function sendTwins(
  home: Home,
  conversations: readonly Conversation[],
): Promise<{ keys: number; rows: number; answeredAlike: number }> {
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

/** The result of the burst, with what limited it. Two goals: even a machine that is too slow must lose nothing. */
export function reportBurst(burst: BurstResult): Findings {
  const { threads, twins, sent, accepted, seconds, arrivals, cpu } = burst;
  const { plannedPerSecond, acceptedPerSecond } = burst;
  const { lost, doubled, gaps, outOfOrder } = arrivals;
  const isUnharmed = lost + doubled + gaps + outOfOrder === 0;
  const harm = `${count(lost)} lost, ${count(doubled)} doubled, ${count(gaps)} gaps, ${count(outOfOrder)} out of order`;
  const hasKeptUp = acceptedPerSecond >= plannedPerSecond * KEPT_UP_SHARE;
  const spent = [
    { what: "workerd", ms: cpu.workerdMs },
    { what: "sqld", ms: cpu.sqldMs },
    { what: "load generator and sockets", ms: cpu.ownMs },
    { what: "all three", ms: cpu.workerdMs + cpu.sqldMs + cpu.ownMs },
  ];
  return {
    goals: [
      {
        goal: `burst of ${count(plannedPerSecond)} messages a second: none lost, doubled or out of order`,
        measured: isUnharmed ? `none of ${count(sent)}` : harm,
        met: isUnharmed,
      },
      {
        goal: "the same burst: taken as fast as it is written",
        measured: `${count(acceptedPerSecond)} a second`,
        met: hasKeptUp,
      },
    ],
    text: [
      table(
        [burst],
        [
          ["burst of messages", () => `${count(sent)} into ${count(threads)} conversations`],
          [">offered/s", ({ offeredPerSecond }) => count(offeredPerSecond)],
          [">accepted/s", () => count(acceptedPerSecond)],
          [">answer p50", ({ answer }) => milliseconds(answer.p50Ms)],
          [">p99", ({ answer }) => milliseconds(answer.p99Ms)],
          [">written to answer p50", ({ written }) => milliseconds(written.p50Ms)],
          [">p99", ({ written }) => milliseconds(written.p99Ms)],
          [">written to heard p50", ({ heard }) => milliseconds(heard.p50Ms)],
          [">p99", ({ heard }) => milliseconds(heard.p99Ms)],
        ],
      ),
      table(
        [
          [
            sent,
            burst.triedAgain,
            accepted,
            arrivals.arrived,
            lost,
            doubled,
            gaps,
            outOfOrder,
            burst.unheard,
          ],
        ],
        [
          ...["sent", "tried again", "accepted", "in the database", "lost", "doubled", "gaps"],
          ...["out of order", "not heard"],
        ].map((heading, at) => [`>${heading}`, (figures) => count(figures[at] ?? 0)]),
      ),
      `${count(twins.keys)} messages sent ${TWIN_SENDS} times at once with one key each are ${count(twins.rows)} rows; for ${count(twins.answeredAlike)} of them
all ${TWIN_SENDS} answers gave the same number.`,
      table(spent, [
        ["processor time", ({ what }) => what],
        [">a message", ({ ms }) => milliseconds(ms / accepted)],
        [">of a core", ({ ms }) => percent(ms / (seconds * 1000))],
      ]),
      hasKeptUp
        ? `The machine kept up with ${count(plannedPerSecond)} messages a second.`
        : `${count(plannedPerSecond)} messages a second were not reached: ${count(acceptedPerSecond)} were.\n${causes(burst)}`,
      `Each of ${count(threads)} customers writes to an agent of their own through \`POST /api/messages\`; each agent's socket listens.
Messages are written at the planned rate however slow the answers are. A conversation's own are sent one after the
other, as the browser does; what waits for its turn counts in *written to*. What is not answered is tried again with
the same key, twice at most. Each message costs reads, one transaction of the database and a call of both rooms.`,
    ],
  };
}

function causes({ cpu, accepted, seconds, cores, busyShare }: BurstResult): string {
  const all = cpu.workerdMs + cpu.sqldMs + cpu.ownMs;
  const others = Math.max(0, busyShare - all / (seconds * 1000 * cores));
  const why =
    busyShare >= FULL_SHARE
      ? "the processor is what limits it."
      : cpu.workerdMs / (seconds * 1000) >= FULL_SHARE
        ? "workerd's one thread is what limits it."
        : "what limits it is waiting, not the processor.";
  return `The ${cores} cores were ${percent(busyShare)} busy, ${percent(others)} of them with other work: ${why}
Even undisturbed, ${cores} cores would take ${count((cores * 1000 * accepted) / all)} a second at this cost of a message.
One thread of workerd runs the Worker and all rooms: alone on a core it would take ${count((1000 * accepted) / cpu.workerdMs)} a second.`;
}

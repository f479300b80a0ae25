/**
 * What is live: changes that reach browsers over their users' rooms, a long list of notifications, the memory that an
 * idle socket takes, and a burst of messages. On a database of its own, which is thrown away: it writes.
 */
import { setTimeout as wait } from "node:timers/promises";
import { paths } from "#app/paths.ts";
import type { PreparedBundle } from "#support/fairlead.ts";
import { request } from "#support/request.ts";
import { listWorkerd, readResidentBytes } from "../machine/processes.ts";
import { createReader } from "../machine/visit.ts";
import type { Plan } from "../options.ts";
import { onOwnSite } from "../running.ts";
import { median } from "../statistics.ts";
import { findUnread, giveNotifications, type Home, makePeople, type Person } from "./live-people.ts";
import { closeTabs, measurePublishing, openTabs, type Publishing, type Tab } from "./live-sockets.ts";
import { type BurstResult, measureBurst } from "./measure-burst.ts";

/** In the database: more than a burst has conversations. */
const AGENTS = 200;
/** What the long list is compared with. */
export const SHORT_LIST = 10;
/** Visits to each list, after one that warms it up. */
const LIST_VISITS = 30;

export type ListTimes = { callMs: number; pageMs: number };

export type LiveResult = {
  publishing: Publishing;
  lists: { rows: number; writtenInMs: number; short: ListTimes; long: ListTimes };
  /** Of workerd, without a socket and with all of them idle; null where the system does not say. */
  memory: { beforeBytes: number; withSocketsBytes: number } | null;
  burst: BurstResult;
};

/** Everything live, one after the other, on a database of its own. */
export function measureLive(bundle: PreparedBundle, plan: Plan["live"]): Promise<LiveResult> {
  const others = new Set(listWorkerd());
  return onOwnSite(bundle, { agents: AGENTS }, async ({ home }) => {
    const own = listWorkerd().filter((pid) => !others.has(pid));
    const lists = await measureLists(home, plan.listRows);
    const people = await makePeople(home, plan.sockets);
    // So that the code of rooms is loaded, and what is added is the sockets'.
    await closeTabs(await openTabs(home.origin, people.slice(0, 1), "notifications"));
    const beforeBytes = readResidentBytes(own);
    const tabs = await openTabs(home.origin, people, "notifications");
    await wait(plan.idleSeconds * 1000);
    const withSocketsBytes = readResidentBytes(own);
    const publishing = await publishToAll(home, tabs);
    await closeTabs(tabs);
    const burst = await measureBurst(home, plan.burst);
    const isKnown = beforeBytes !== null && withSocketsBytes !== null;
    return { publishing, lists, memory: isKnown ? { beforeBytes, withSocketsBytes } : null, burst };
  });
}

/** Marks a notification of each user read, as the bell does: one request, one batch, then the room is told. */
async function publishToAll(home: Home, tabs: readonly Tab[]): Promise<Publishing> {
  await giveNotifications(
    home,
    tabs.map(({ person }) => person.userId),
    1,
  );
  const unread = await findUnread(home);
  return measurePublishing(tabs, async ({ userId, cookie }) => {
    const id = unread.get(userId);
    const response = await request(home.origin + paths.userNotifications(id === undefined ? {} : { id }), {
      method: "PATCH",
      headers: { Origin: home.origin, Cookie: cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ read: true }),
    });
    const answer: { count?: number } = await response.json();
    if (answer.count !== 1) throw new Error(`Marking one read answered ${JSON.stringify(answer)}.`);
  });
}

async function measureLists(home: Home, rows: number): Promise<LiveResult["lists"]> {
  const [few, many] = await makePeople(home, 2);
  if (few === undefined || many === undefined) throw new Error("Nobody was made.");
  await giveNotifications(home, [few.userId], SHORT_LIST);
  const began = performance.now();
  await giveNotifications(home, [many.userId], rows);
  const writtenInMs = performance.now() - began;
  return { rows, writtenInMs, short: await timeLists(home, few), long: await timeLists(home, many) };
}

/** Median milliseconds to the last byte, one visit at a time. */
async function timeLists({ origin }: Home, { cookie }: Person): Promise<ListTimes> {
  using reader = createReader(origin, { Cookie: cookie });
  const timeVisits = async (path: string) => {
    const ms: number[] = [];
    for (let at = 0; at <= LIST_VISITS; at++) ms.push((await reader.getPage(path)).totalMs);
    return median(ms.slice(1));
  };
  return {
    callMs: await timeVisits(paths.userNotifications()),
    pageMs: await timeVisits(paths.notifications()),
  };
}

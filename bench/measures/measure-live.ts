/**
 * What is live: changes that reach browsers over their users' rooms, a long list of notifications, the memory that an
 * idle socket takes, and a burst of messages. On a database of its own, which is thrown away: it writes.
 */
import { setTimeout as wait } from "node:timers/promises";
import { paths } from "#app/paths.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { type PreparedBundle, startFairlead } from "#support/fairlead.ts";
import { request } from "#support/request.ts";
import { startSqld } from "#support/sqld.ts";
import { listWorkerd, readResidentBytes } from "../machine/memory.ts";
import type { Plan } from "../options.ts";
import { median } from "../statistics.ts";
import { findUnread, giveNotifications, type Home, makePeople, type Person } from "./live-people.ts";
import { closeTabs, measurePublishing, openTabs, type Publishing, type Tab } from "./live-sockets.ts";
import { type BurstResult, measureBurst } from "./measure-burst.ts";

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

type Stoppable = { stop(): Promise<void> };
export type Running = {
  started<T extends Stoppable>(starting: Promise<T>): Promise<T>;
  stop(one: Stoppable): Promise<void>;
};

/** Everything live, one after the other. What it starts goes through `started`, so that Ctrl-C stops it too. */
export async function measureLive(
  bundle: PreparedBundle,
  { sockets, listRows, idleSeconds, burst: burstPlan }: Plan["live"],
  { started, stop }: Running,
): Promise<LiveResult> {
  const server = await started(startSqld());
  await migrateDatabase(server.url);
  const others = new Set(listWorkerd());
  const app = await started(startFairlead({ bundle, databaseUrl: server.url }));
  const own = listWorkerd().filter((pid) => !others.has(pid));
  const home = { databaseUrl: server.url, origin: app.url };

  const lists = await measureLists(home, listRows);
  const people = await makePeople(home, sockets);
  // So that the code of rooms is loaded, and what is added is the sockets'.
  await closeTabs(await openTabs(home.origin, people.slice(0, 1)));
  const beforeBytes = readResidentBytes(own);
  const tabs = await openTabs(home.origin, people);
  await wait(idleSeconds * 1000);
  const withSocketsBytes = readResidentBytes(own);
  const publishing = await publishToAll(home, tabs);
  await closeTabs(tabs);
  const burst = await measureBurst(home, burstPlan);
  await stop(app);
  await stop(server);
  const memory = beforeBytes === null || withSocketsBytes === null ? null : { beforeBytes, withSocketsBytes };
  return { publishing, lists, memory, burst };
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

const timeLists = async (home: Home, person: Person): Promise<ListTimes> => ({
  callMs: await timeVisits(home.origin + paths.userNotifications(), person),
  pageMs: await timeVisits(home.origin + paths.notifications(), person),
});

/** Median milliseconds to the last byte, one visit at a time. */
async function timeVisits(url: string, { cookie }: Person): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at <= LIST_VISITS; at++) {
    const asked = performance.now();
    const response = await request(url, { headers: { Cookie: cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
    if (at > 0) times.push(performance.now() - asked);
  }
  return median(times);
}

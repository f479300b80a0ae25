/**
 * Live features: changes that reach browsers over their users' rooms, a long list of notifications, the memory of an
 * idle socket, and a burst of messages. On its own database, which is deleted afterwards: it writes.
 */
import { setTimeout as wait } from "node:timers/promises";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { LISTED_NOTIFICATIONS } from "#app/domains/notifications/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { userNotifications } from "#db/schema/index.ts";
import { contextOf, type Home, makePeople, type Person } from "#support/people.ts";
import { request } from "#support/request.ts";
import { CONNECTIONS } from "../machine/load.ts";
import { listChildren, usageOf } from "../machine/processes.ts";
import { createReader } from "../machine/visit.ts";
import type { Plan } from "../options.ts";
import { definePart } from "../part.ts";
import { count, type Findings, megabytes, milliseconds, percent, table } from "../report.ts";
import { onOwnSite, type Product } from "../running.ts";
import { median } from "../statistics.ts";
import { measureBurst, reportBurst } from "./burst/burst.ts";
import { closeTabs, measurePublishing, openTabs, type Tab } from "./live-sockets.ts";

/** In the database: more than a burst has conversations. */
const AGENTS = 200;
/** What the long list is compared with. */
const SHORT_LIST = 10;
/** Visits to each list, after one that warms it up. */
const LIST_VISITS = 30;
/** Notifications of one batch. */
const CHUNK = 100;

export type LiveResult = Awaited<ReturnType<typeof measureLive>>;

/** Everything live, one after the other, on its own database. */
function measureLive(product: Product, plan: Plan["live"]) {
  return onOwnSite(product, { agents: AGENTS }, async ({ home }) => {
    const lists = await measureLists(home, plan.listRows);
    const people = await makePeople(home, plan.sockets);
    // So that the code of rooms is loaded, and what is added is the sockets'.
    await closeTabs(await openTabs(home.origin, people.slice(0, 1), "notifications"));
    const { workerd } = await listChildren();
    const { bytes: beforeBytes } = await usageOf(workerd);
    const tabs = await openTabs(home.origin, people, "notifications");
    await wait(plan.idleSeconds * 1000);
    const { bytes: withSocketsBytes } = await usageOf(workerd);
    const publishing = await publishToAll(home, tabs);
    await closeTabs(tabs);
    const burst = await measureBurst(home, plan.burst);
    return { publishing, lists, beforeBytes, withSocketsBytes, burst };
  });
}

/** Marks a notification of each user read, as the bell does: one request, one batch, then the room is notified. */
async function publishToAll(home: Home, tabs: readonly Tab[]) {
  await giveNotifications(
    home,
    tabs.map(({ person }) => person.userId),
    1,
  );
  const { db } = contextOf(home);
  const [rows] = await db.batch([
    db.orm.select({ id: userNotifications.id, userId: userNotifications.userId }).from(userNotifications),
  ]);
  const unread = new Map(rows.map(({ id, userId }) => [userId, id]));
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

/** Gives each of these users as many notifications, unread. */
async function giveNotifications(home: Home, userIds: readonly string[], each: number): Promise<void> {
  const context = contextOf(home);
  const statements = userIds.flatMap((userId) =>
    Array.from({ length: each }, (_, at) =>
      notificationStatement(context, {
        userId,
        type: "info",
        title: `Home question from ZIP 787${String(at % 100).padStart(2, "0")}`,
        message: "Does my policy pay for a fence that the neighbor's tree fell on?",
        actionUrl: "/notifications",
      }),
    ),
  );
  for (let at = 0; at < statements.length; at += CHUNK) {
    const [first, ...others] = statements.slice(at, at + CHUNK);
    if (first !== undefined) await context.db.write([first, ...others]);
  }
}

async function measureLists(home: Home, rows: number) {
  const [few, many] = await makePeople(home, 2);
  if (few === undefined || many === undefined) throw new Error("No users were made.");
  await giveNotifications(home, [few.userId], SHORT_LIST);
  const began = performance.now();
  await giveNotifications(home, [many.userId], rows);
  const writtenInMs = performance.now() - began;
  const views = [];
  for (const [what, path] of [
    ["the bell's call", paths.userNotifications()],
    ["the page", paths.notifications()],
  ] as const)
    views.push({ what, fewMs: await timeList(home, few, path), manyMs: await timeList(home, many, path) });
  return { rows, writtenInMs, views };
}

/** Median milliseconds to the last byte, one visit at a time. */
async function timeList({ origin }: Home, { cookie }: Person, path: string): Promise<number> {
  using reader = createReader(origin, { Cookie: cookie });
  const ms: number[] = [];
  for (let at = 0; at <= LIST_VISITS; at++) ms.push((await reader.get(path)).totalMs);
  return median(ms.slice(1));
}

export function reportLive(live: LiveResult): Findings {
  const { publishing, lists, beforeBytes, withSocketsBytes } = live;
  const burst = reportBurst(live.burst);
  return {
    goals: burst.goals,
    text: [
      table(
        [publishing],
        [
          ["published", () => "a notification marked read, to its user's tab"],
          [">sockets", ({ sockets }) => count(sockets)],
          [">p50", ({ p50Ms }) => milliseconds(p50Ms)],
          [">p99", ({ p99Ms }) => milliseconds(p99Ms)],
          [">per second", ({ perSecond }) => count(perSecond)],
          [">arrived", ({ arrived, sockets }) => `${count(arrived)} (${percent(arrived / sockets)})`],
          [">lost", ({ lost }) => count(lost)],
        ],
      ),
      table(lists.views, [
        ["notifications of one user", ({ what }) => what],
        [`>with ${SHORT_LIST}`, ({ fewMs }) => milliseconds(fewMs)],
        [`>with ${count(lists.rows)}`, ({ manyMs }) => milliseconds(manyMs)],
        [">times", ({ fewMs, manyMs }) => (manyMs / fewMs).toFixed(2)],
      ]),
      `${count(lists.rows)} were written in ${milliseconds(lists.writtenInMs)}, a hundred a batch.`,
      `workerd held ${megabytes(beforeBytes)} without a socket and ${megabytes(withSocketsBytes)} with ${count(publishing.sockets)} idle ones:
${((withSocketsBytes - beforeBytes) / publishing.sockets / 1000).toFixed(0)} kB for each, its room and its storage included.`,
      `*Published* is timed from just before the request is sent, over ${CONNECTIONS} connections, until the socket's message is
there: the session, one batch in the database, the room, the socket. Each user has a room and a socket of their
own. Load generator, sockets, workerd and the database share the cores, and each waits for the others: these are
upper bounds. Lists are medians of one visit at a time, to the last byte.
Both show ${LISTED_NOTIFICATIONS} at most.`,
      ...burst.text,
    ],
  };
}

export const live = definePart({
  title: "Benchmark of what is live",
  label: "live",
  line: ({ publishing: { sockets, p99Ms } }) => `p99 ${milliseconds(p99Ms)} to ${count(sockets)} sockets`,
  measure: async (options, product) => measureLive(await product(), options.live),
  report: reportLive,
});

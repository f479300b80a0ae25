/** Tabs of many users at once, each in its user's room, and how long a change takes to reach them. */
import { once } from "node:events";
import pMap from "p-map";
import { paths } from "#app/paths/paths.ts";
import { parseRoomMessage } from "#app/platform/rooms/room-messages.ts";
import type { Topic } from "#app/platform/rooms/rooms.ts";
import { type Listener, listenTo } from "#support/browser/socket.ts";
import type { Person } from "#support/people.ts";
import { CONNECTIONS } from "../machine/load.ts";
import { timesOf } from "../statistics.ts";

/** A change that has not come by then is counted as lost. */
export const LOST_AFTER_MS = 30_000;
/** Sockets opened at once. */
const OPENED_TOGETHER = 25;

export type Tab = {
  person: Person;
  listener: Listener;
  /** When it received each change of its topic. */
  changedMs: number[];
};

/** Opens a tab for each of them, which follows one topic, and waits until the room has greeted it. */
export const openTabs = (origin: string, people: readonly Person[], topic: Topic): Promise<Tab[]> =>
  pMap(people, (person) => openTab(origin, person, topic), { concurrency: OPENED_TOGETHER });

async function openTab(origin: string, person: Person, topic: Topic): Promise<Tab> {
  const listener = await listenTo(origin, paths.userRoom(person.userId), { Cookie: person.cookie });
  const changedMs: number[] = [];
  listener.socket.addEventListener("message", ({ data }) => {
    const message = parseRoomMessage(data);
    if (message?.type === "changed" && message.topics.includes(topic)) changedMs.push(performance.now());
  });
  const tab = { person, listener, changedMs };
  const isGreeted = () => listener.heard.some((text) => parseRoomMessage(text)?.type === "hello");
  if (!(await hears(tab, isGreeted))) throw new Error("A room did not say hello.");
  return tab;
}

/** Closes them, and waits until they are. */
export async function closeTabs(tabs: readonly Tab[]): Promise<void> {
  for (const { listener } of tabs) listener.socket.close();
  await Promise.all(tabs.map(({ listener }) => listener.closed));
}

/** Resolves whether the tab received this many changes, as soon as it has. */
export const isNotified = (tab: Tab, changes: number) => hears(tab, () => tab.changedMs.length >= changes);

async function hears({ listener: { socket } }: Tab, isThere: () => boolean): Promise<boolean> {
  const signal = AbortSignal.timeout(LOST_AFTER_MS);
  try {
    while (!isThere()) await once(socket, "message", { signal });
    return true;
  } catch {
    return false;
  }
}

/** Runs `publish` for each tab's user, ten at a time, and waits for each until their tab was notified. */
export async function measurePublishing(tabs: readonly Tab[], publish: (person: Person) => Promise<void>) {
  const began = performance.now();
  const delays = await pMap(
    tabs,
    async (tab) => {
      const asked = performance.now();
      const before = tab.changedMs.length;
      await publish(tab.person);
      await isNotified(tab, before + 1);
      return tab.changedMs.slice(before, before + 1).map((ms) => ms - asked);
    },
    { concurrency: CONNECTIONS },
  );
  const arrived = delays.flat();
  return {
    sockets: tabs.length,
    arrived: arrived.length,
    lost: tabs.length - arrived.length,
    ...timesOf(arrived),
    perSecond: (arrived.length * 1000) / (performance.now() - began),
  };
}

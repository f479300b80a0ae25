/** Tabs of many users at once, each in its user's room, and how long a change takes to reach them. */
import { paths } from "#app/paths.ts";
import { parseRoomMessage } from "#app/platform/room-messages.ts";
import { type Listener, listenTo } from "#support/socket.ts";
import { CONNECTIONS } from "../machine/load.ts";
import { percentile } from "../statistics.ts";
import type { Person } from "./live-people.ts";

/** A change that has not come by then is counted as lost. */
export const LOST_AFTER_MS = 30_000;
/** Sockets opened at once. */
const OPENED_TOGETHER = 25;

export type Tab = { person: Person; listener: Listener };

export type Publishing = {
  sockets: number;
  arrived: number;
  lost: number;
  /** From just before the request is sent until the message is there. */
  p50Ms: number;
  p99Ms: number;
  perSecond: number;
};

/** Opens a tab for each of them and waits until the room has greeted it. */
export async function openTabs(origin: string, people: readonly Person[]): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (let at = 0; at < people.length; at += OPENED_TOGETHER) {
    const some = people.slice(at, at + OPENED_TOGETHER).map(async (person) => {
      const listener = await listenTo(origin, paths.userRoom(person.userId), { Cookie: person.cookie });
      if (!(await hears(listener, "hello"))) throw new Error("A room did not say hello.");
      return { person, listener };
    });
    tabs.push(...(await Promise.all(some)));
  }
  return tabs;
}

/** Closes them, and waits until they are. */
export async function closeTabs(tabs: readonly Tab[]): Promise<void> {
  for (const { listener } of tabs) listener.socket.close();
  await Promise.all(tabs.map(({ listener }) => listener.closed));
}

/** Lets `publish` concern each tab's user, ten at a time, and waits for each until their tab was told. */
export async function measurePublishing(
  tabs: readonly Tab[],
  publish: (person: Person) => Promise<void>,
): Promise<Publishing> {
  const times: number[] = [];
  let lost = 0;
  const queue = [...tabs];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let tab = queue.pop(); tab !== undefined; tab = queue.pop()) {
        const asked = performance.now();
        const told = hears(tab.listener, "changed").then((came) => ({ came, ms: performance.now() - asked }));
        await publish(tab.person);
        const { came, ms } = await told;
        if (came) times.push(ms);
        else lost += 1;
      }
    }),
  );
  return {
    sockets: tabs.length,
    arrived: times.length,
    lost,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    perSecond: (times.length * 1000) / (performance.now() - began),
  };
}

/** Whether the tab is told this, as soon as it is; what it has heard before is forgotten. */
function hears({ socket, heard }: Listener, type: "hello" | "changed"): Promise<boolean> {
  const isIt = (text: unknown) => parseRoomMessage(text)?.type === type;
  const already = type === "hello" && heard.some(isIt);
  if (already) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (came: boolean) => {
      clearTimeout(timer);
      socket.removeEventListener("message", listen);
      resolve(came);
    };
    const listen = ({ data }: MessageEvent) => {
      if (isIt(data)) end(true);
    };
    const timer = setTimeout(() => end(false), LOST_AFTER_MS);
    socket.addEventListener("message", listen);
  });
}

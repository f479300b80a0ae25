import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { CLOSED, parseRoomMessage, type RoomMessage } from "#app/platform/rooms/room-messages.ts";
import { SEAT_HEADER } from "./notification-room.ts";

/** Years ahead: the alarms of workerd follow the real clock and must not ring by themselves. */
const BEGIN = Date.parse("2090-01-01T12:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: BEGIN, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const roomOf = (name: string) => env.NOTIFICATION_ROOM.getByName(name);
type Room = ReturnType<typeof roomOf>;

/** Opens a tab whose token ends after so many minutes. */
async function openTab(room: Room, minutes: number) {
  const { webSocket } = await room.fetch("https://room.invalid/", {
    headers: { Upgrade: "websocket", [SEAT_HEADER]: String(BEGIN + minutes * MINUTE_MS) },
  });
  if (webSocket === null) throw new Error("The room did not upgrade.");
  const heard: (RoomMessage | null)[] = [];
  const closes: number[] = [];
  webSocket.addEventListener("message", ({ data }) => void heard.push(parseRoomMessage(data)));
  webSocket.addEventListener("close", ({ code }) => void closes.push(code));
  webSocket.accept();
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return { heard, closes, leave: () => webSocket.close(1000) };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const last = ({ heard }: Tab) => heard.at(-1);
const changed = (sequence: number) => ({ type: "changed", sequence, topics: ["notifications"] });
const alarmOf = (room: Room) =>
  runInDurableObject(room, async (_object, { storage }) => {
    const alarm = await storage.getAlarm();
    return alarm === null ? null : (alarm - BEGIN) / MINUTE_MS;
  });

test("evicted with open sockets, the room keeps counting and notifies them all", async () => {
  const room = roomOf("evicted");
  const tabs = [await openTab(room, 10), await openTab(room, 10)];
  await room.tell(["notifications"]);
  for (const tab of tabs) await expect.poll(() => last(tab)).toEqual(changed(1));
  for (const sequence of [2, 3]) {
    await evictDurableObject(room);
    await room.tell(["notifications"]);
    for (const tab of tabs) await expect.poll(() => last(tab)).toEqual(changed(sequence));
  }
});

test("evicted, it still knows how many tabs are open, and announces when one comes or goes", async () => {
  const room = roomOf("counted");
  const first = await openTab(room, 10);
  const second = await openTab(room, 10);
  await evictDurableObject(room);
  const third = await openTab(room, 10);
  for (const tab of [first, second, third])
    await expect.poll(() => last(tab)).toEqual({ type: "tabs", count: 3 });
  await evictDurableObject(room);
  second.leave();
  for (const tab of [first, third]) await expect.poll(() => last(tab)).toEqual({ type: "tabs", count: 2 });
});

test("a token that ends while the room is evicted closes its socket, and the others stay", async () => {
  const room = roomOf("token-ends");
  const short = await openTab(room, 4);
  const long = await openTab(room, 9);
  expect(await alarmOf(room)).toBe(4);
  await evictDurableObject(room);
  vi.setSystemTime(BEGIN + 4 * MINUTE_MS);
  expect(await runDurableObjectAlarm(room)).toBe(true);
  await expect.poll(() => short.closes).toEqual([CLOSED.tokenOver]);
  expect(long.closes).toEqual([]);
  expect(await alarmOf(room)).toBe(9);
  await room.tell(["notifications"]);
  await expect.poll(() => last(long)).toEqual(changed(1));
  expect(short.heard).not.toContainEqual(changed(1));
});

test("a token that has ended hears nothing more, though its alarm never rang", async () => {
  const room = roomOf("alarm-lost");
  const tab = await openTab(room, 4);
  await evictDurableObject(room);
  vi.setSystemTime(BEGIN + 5 * MINUTE_MS);
  await room.tell(["notifications"]);
  await expect.poll(() => tab.closes).toEqual([CLOSED.tokenOver]);
  expect(tab.heard).not.toContainEqual(changed(1));
});

test("sessions that end close every socket of an evicted room", async () => {
  const room = roomOf("signed-out");
  const tabs = [await openTab(room, 10), await openTab(room, 10)];
  await evictDurableObject(room);
  await room.endSockets();
  for (const { closes } of tabs) await expect.poll(() => closes).toEqual([CLOSED.tokenOver]);
});

test("a tab that connects to an evicted room gets the current count", async () => {
  const room = roomOf("comes-later");
  await room.tell(["notifications"]);
  await evictDurableObject(room);
  expect((await openTab(room, 10)).heard[0]).toEqual({ type: "hello", sequence: 1 });
});

test("a room that only listens stores nothing, and knows its name when it wakes for its alarm", async () => {
  const room = roomOf("listening");
  const tab = await openTab(room, 4);
  const stored = () => runInDurableObject(room, (_object, { storage }) => storage.list());
  expect(await stored()).toEqual(new Map());
  await evictDurableObject(room);
  vi.setSystemTime(BEGIN + 4 * MINUTE_MS);
  expect(await runDurableObjectAlarm(room)).toBe(true);
  await expect.poll(() => tab.closes).toEqual([CLOSED.tokenOver]);
  expect(await stored()).toEqual(new Map());
  await room.tell(["notifications"]);
  expect(await stored()).toEqual(new Map([["sequence", 1]]));
});

import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { NETWORK_HEADER } from "./live-room.ts";

async function follow(room: typeof hall, network: string = crypto.randomUUID()) {
  const { webSocket } = await room.fetch("https://room.invalid/", {
    headers: { Upgrade: "websocket", [NETWORK_HEADER]: network },
  });
  if (webSocket === null) throw new Error("The room did not upgrade.");
  const heard: unknown[] = [];
  const closes: number[] = [];
  webSocket.addEventListener("message", ({ data }) => void heard.push(data));
  webSocket.addEventListener("close", ({ code }) => void closes.push(code));
  webSocket.accept();
  return { heard, closes, leave: () => webSocket.close(1000) };
}

const hall = env.LIVE_ROOM.getByName("public");

test("the public room has a fixed number of seats, after an eviction too; a client without one retries and gets in when one is free", async () => {
  const seated = [await follow(hall), await follow(hall), await follow(hall)];
  await evictDurableObject(hall);
  const late = await follow(hall);
  await expect.poll(() => late.closes).toEqual([1013]);
  await hall.publish({ type: "asked" });
  for (const one of seated) await expect.poll(() => one.heard).toEqual(['{"type":"asked"}']);
  expect(late.heard).toEqual([]);

  seated[0]?.leave();
  await expect
    .poll(async () => {
      const again = await follow(hall);
      await hall.publish({ type: "answered" });
      await expect.poll(() => again.heard.length + again.closes.length).toBeGreaterThan(0);
      return again.heard;
    })
    .toEqual(['{"type":"answered"}']);
});

test("a crowd that comes at once gets no more than the seats", async () => {
  const room = env.LIVE_ROOM.getByName("crowded");
  const crowd = await Promise.all(Array.from({ length: 12 }, () => follow(room)));
  await room.publish({ type: "asked" });
  await expect.poll(() => crowd.filter(({ heard }) => heard.length > 0).length).toBe(3);
  await expect.poll(() => crowd.filter(({ closes }) => closes[0] === 1013).length).toBe(9);
});

test("one network has its share of the seats and no more, evicted too; the others find theirs", async () => {
  const room = env.LIVE_ROOM.getByName("shared-out");
  const first = await follow(room, "203.0.113.7");
  const second = await follow(room, "203.0.113.7");
  await evictDurableObject(room);
  const third = await follow(room, "203.0.113.7");
  await expect.poll(() => third.closes).toEqual([4429]);
  const neighbor = await follow(room, "203.0.113.8");
  await room.publish({ type: "asked" });
  for (const one of [first, second, neighbor])
    await expect.poll(() => one.heard).toEqual(['{"type":"asked"}']);
  expect(third.heard).toEqual([]);

  first.leave();
  await expect
    .poll(async () => {
      const again = await follow(room, "203.0.113.7");
      await room.publish({ type: "answered" });
      await expect.poll(() => again.heard.length + again.closes.length).toBeGreaterThan(0);
      return again.heard;
    })
    .toEqual(['{"type":"answered"}']);
});

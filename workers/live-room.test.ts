import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

const room = env.LIVE_ROOM.getByName("public");

async function follow() {
  const { webSocket } = await room.fetch("https://room.invalid/", { headers: { Upgrade: "websocket" } });
  if (webSocket === null) throw new Error("The room did not upgrade.");
  const heard: unknown[] = [];
  const closes: number[] = [];
  webSocket.addEventListener("message", ({ data }) => void heard.push(data));
  webSocket.addEventListener("close", ({ code }) => void closes.push(code));
  webSocket.accept();
  return { heard, closes, leave: () => webSocket.close(1000) };
}

test("the public room has its seats, evicted too: who finds none is told to come back, and does when one is left", async () => {
  const seated = [await follow(), await follow(), await follow()];
  await evictDurableObject(room);
  const late = await follow();
  await expect.poll(() => late.closes).toEqual([1013]);
  await room.publish({ type: "asked" });
  for (const one of seated) await expect.poll(() => one.heard).toEqual(['{"type":"asked"}']);
  expect(late.heard).toEqual([]);

  seated[0]?.leave();
  await expect
    .poll(async () => {
      const again = await follow();
      await room.publish({ type: "answered" });
      await expect.poll(() => again.heard.length + again.closes.length).toBeGreaterThan(0);
      return again.heard;
    })
    .toEqual(['{"type":"answered"}']);
});

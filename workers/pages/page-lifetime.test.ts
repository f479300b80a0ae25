import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  answerFrom,
  cachePage,
  dropPage,
  findCachedPage,
  findDayCopy,
  publicPage,
} from "#app/platform/cache/page-cache.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";

const NONCE = "A".repeat(24);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function keep(
  key: string,
  seconds: number,
  madeAt: number,
  meanwhile?: () => Promise<void>,
  more: Record<string, string> = {},
) {
  const ctx = createExecutionContext();
  const made = new Response(`<p nonce="${NONCE}">`, {
    headers: { "Content-Type": "text/html", "Cache-Control": publicPage(seconds), ...more },
  });
  const { response: sent } = await cachePage(
    key,
    { response: made, nonce: NONCE, madeAt, strangersAlone: false, lasting: null },
    (work) => ctx.waitUntil(work),
  );
  await meanwhile?.();
  await waitOnExecutionContext(ctx);
  return sent;
}

/** What a reader finds: whether it is cached at all, and whether it is to be remade. */
async function find(key: string) {
  const cached = await findCachedPage(key);
  return cached === null ? "nothing" : cached.age === "STALE" ? "stale" : "fresh";
}

test("a page is fresh for three quarters of a minute, is remade in the last one, and then is gone", async () => {
  const key = "https://own.example/page?v=1";
  const began = Date.now();
  await keep(key, 60, began);
  const found: string[] = [];
  for (const seconds of [0, 29, 44, 46, 59, 60, 61]) {
    vi.setSystemTime(began + seconds * SECOND_MS);
    found.push(await find(key));
  }
  expect(found).toEqual(["fresh", "fresh", "fresh", "stale", "stale", "nothing", "nothing"]);
});

test("a page that everyone could read is dropped when it becomes private, and kept while it can't be made", async () => {
  const key = "https://own.example/now-private?v=1";
  const began = Date.now();
  const remake = async (status: number) => {
    const ctx = createExecutionContext();
    const response = new Response("Sign in", { status, headers: { "Cache-Control": "private, no-store" } });
    await cachePage(
      key,
      { response, nonce: NONCE, madeAt: Date.now(), strangersAlone: false, lasting: null },
      (work) => ctx.waitUntil(work),
    );
    await waitOnExecutionContext(ctx);
  };
  await keep(key, 60, began);
  // Stale and over: only the copy of a day is left.
  vi.setSystemTime(began + 5 * MINUTE_MS);
  await remake(503);
  expect(await findDayCopy(key)).not.toBeNull();
  await remake(403);
  expect(await findDayCopy(key)).toBeNull();
});

test("an answer with a reader is never cached", async () => {
  for (const header of ["Set-Cookie", "X-Reader"]) {
    const key = `https://own.example/${header}?v=1`;
    await keep(key, 60, Date.now(), undefined, { [header]: "x" });
    expect([header, await find(key)]).toEqual([header, "nothing"]);
  }
});

test("a page counts from before it was made: what was taken back meanwhile is gone in time", async () => {
  const key = "https://own.example/slow?v=1";
  const began = Date.now();
  vi.setSystemTime(began + 20_000);
  const sent = await keep(key, 60, began);
  expect(sent.headers.get("Age")).toBe("20");
  vi.setSystemTime(began + 44_000);
  expect(await find(key)).toBe("fresh");
  vi.setSystemTime(began + MINUTE_MS);
  expect(await find(key)).toBe("nothing");
});

test("caches on the way get the same minute, counted from the same moment", async () => {
  const key = "https://own.example/passed-on?v=1";
  const began = Date.now();
  await keep(key, 60, began);
  vi.setSystemTime(began + 50_000);
  const found = await findCachedPage(key);
  const headers = found && answerFrom(found.page, "B".repeat(24), found.age).headers;
  expect(headers?.get("Cache-Control")).toBe("public, max-age=0, s-maxage=45, stale-while-revalidate=15");
  expect(headers?.get("Age")).toBe("50");
});

test("a page that a write has touched while it was made, or while it was put away, is not cached", async () => {
  const key = "https://own.example/touched?v=1";
  const began = Date.now();
  vi.setSystemTime(began + 10);
  await dropPage(key);
  expect((await keep(key, 60, began)).headers.get("X-Cache")).toBeNull();
  expect(await find(key)).toBe("nothing");

  vi.setSystemTime(began + 20);
  await keep(key, 60, began + 20, async () => {
    vi.setSystemTime(began + 30);
    await dropPage(key);
  });
  expect(await find(key)).toBe("nothing");

  vi.setSystemTime(began + 40);
  await keep(key, 60, began + 40);
  expect(await find(key)).toBe("fresh");
});

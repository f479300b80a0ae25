import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Sent = { url: string; init: RequestInit; body: Record<string, unknown> };
let sent: Sent[];
let listeners: Map<string, (event: unknown) => void>;
let reporting: typeof import("./error-reporting.ts");

/** A page as the browser has it, new for each test. */
beforeEach(async () => {
  sent = [];
  listeners = new Map();
  vi.stubGlobal("window", {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  });
  vi.stubGlobal("location", { pathname: "/settings", search: "?token=abc", href: "/settings?token=abc" });
  vi.stubGlobal("document", { documentElement: { dataset: { request: "the-number" } } });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url, init, body: JSON.parse(String(init.body)) });
    throw new TypeError("Failed to fetch");
  });
  vi.resetModules();
  reporting = await import("./error-reporting.ts");
});
afterEach(() => vi.unstubAllGlobals());

test("an error is sent with page and number, without query and cookies", () => {
  reporting.reportBrowserError(new TypeError("x is not a function"));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: "/api/errors",
    init: { method: "POST", keepalive: true, credentials: "omit" },
    body: { during: "render", message: "x is not a function", path: "/settings", requestId: "the-number" },
  });
  expect(JSON.stringify(sent[0]?.body)).not.toContain("abc");
});

test("an uncaught error is reported as a script's", () => {
  reporting.watchForErrors();
  listeners.get("error")?.({ error: new Error("one"), message: "Uncaught Error: one" });
  listeners.get("error")?.({ error: null, message: "two" });
  listeners.get("unhandledrejection")?.({ reason: "three" });
  expect(sent.map(({ body }) => [body.during, body.message, body.stack === ""])).toEqual([
    ["script", "one", false],
    ["script", "two", true],
    ["script", "three", true],
  ]);
});

test("the same message is sent once, and never more than five of a page", () => {
  for (let at = 0; at < 20; at++) {
    reporting.reportBrowserError(new Error(`number ${at}`));
    reporting.reportBrowserError(new Error(`number ${at}`), "script");
  }
  expect(sent.map(({ body }) => body.message)).toEqual([0, 1, 2, 3, 4].map((at) => `number ${at}`));
});

test("what was stopped, and what the server has reported itself, is not sent", () => {
  reporting.reportBrowserError(new DOMException("The user aborted a request.", "AbortError"));
  reporting.reportBrowserError(new Error("Unexpected Server Error"));
  expect(sent).toEqual([]);
});

test("a long message and stack are shortened, so that a report always fits", () => {
  const error = new Error("a".repeat(100_000));
  error.stack = "b".repeat(100_000);
  reporting.reportBrowserError(error);
  expect(String(sent[0]?.init.body).length).toBeLessThan(4_096);
});

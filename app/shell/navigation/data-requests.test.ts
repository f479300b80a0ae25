import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UNSENT_ANSWER } from "#app/platform/forms/form-reply.ts";
import { guardRequests, UNSENT } from "./data-requests.ts";

const ORIGIN = "https://fairlead.example";
const ENCODED = { headers: { "Content-Type": "text/x-script" } };
/** As Remix writes what an action returned, and what it threw. */
const RETURNED = '[{"_1":2},"data",{"_3":4},"notice","No."]\n';
const THROWN = '[{"_1":2},"error",["SanitizedError",3,4],"Error","Unexpected Server Error"]\n';

class Form {
  action: string | null;
  dataset: Record<string, string>;
  constructor(action: string | null, dataset: Record<string, string> = {}) {
    this.action = action;
    this.dataset = dataset;
  }
  getAttribute() {
    return this.action;
  }
}

let server: (url: URL, init?: RequestInit) => Promise<Response>;
let asked: (RequestInit | undefined)[];
let toasts: unknown[];
let page: EventTarget & { fetch: typeof fetch; __remixRouter?: unknown };

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  asked = [];
  toasts = [];
  page = Object.assign(new EventTarget(), {
    fetch: ((url: URL, init?: RequestInit) => {
      asked.push(init);
      return server(url, init);
    }) as typeof fetch,
    __remixRouter: { state: { navigation: { state: "idle" } } },
  });
  page.addEventListener(UNSENT, (event) => toasts.push((event as CustomEvent).detail));
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { origin: ORIGIN, pathname: "/notifications", href: `${ORIGIN}/notifications` });
  vi.stubGlobal("HTMLFormElement", Form);
  vi.stubGlobal("navigator", { onLine: true });
  guardRequests();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const post = (path = "/notifications.data") => page.fetch(new URL(path, ORIGIN), { method: "POST" });
test("a form that gets lost, or meets a failing server, is answered by the browser, with a toast", async () => {
  for (const answer of [
    lost,
    async () => new Response("Bad gateway", { status: 502 }),
    async () => new Response(THROWN, { status: 500, ...ENCODED }),
    // A navigation's own page load.
    async () =>
      new Response("<h1>Sign in to this network</h1>", { headers: { "Content-Type": "text/html" } }),
    async () =>
      new Response(
        new ReadableStream({ start: (body) => body.error(new TypeError("network error")) }),
        ENCODED,
      ),
  ]) {
    server = answer;
    const response = await post();
    expect([response.status, await response.text()]).toEqual([503, UNSENT_ANSWER]);
  }
  expect(toasts).toHaveLength(5);
  expect(toasts[0]).toMatchObject({ title: "That didn’t go through", tone: "error" });
});

test("an action's answer is passed on unchanged, whatever its status", async () => {
  for (const status of [200, 202, 400, 429, 503]) {
    server = async () => new Response(RETURNED, { status, ...ENCODED });
    const response = await post();
    expect([response.status, await response.text()]).toEqual([status, RETURNED]);
  }
  server = async () => new Response(THROWN, { status: 404, ...ENCODED });
  expect(await (await post()).text()).toBe(THROWN);
  expect(toasts).toEqual([]);
});

test("a form that the reader left shows no toast", async () => {
  const leaving = AbortSignal.abort(new Error("left"));
  server = () => Promise.reject(new Error("left"));
  const sent = page.fetch(new URL("/auth.data", ORIGIN), { method: "POST", signal: leaving });
  await expect(sent).rejects.toThrow("left");
  expect(toasts).toEqual([]);
});

test("our own calls, and calls to other sites, pass through untouched", async () => {
  server = lost;
  await expect(page.fetch("/api/messages", { method: "POST" })).rejects.toThrow("Failed to fetch");
  await expect(page.fetch(new URL("https://other.example/a.data"), { method: "POST" })).rejects.toThrow();
  expect(toasts).toEqual([]);
});

test("the toast is what the form that was sent calls it, its button before it", async () => {
  server = lost;
  const click = (form: Form, button: Form | null) => {
    const event = new Event("submit");
    Object.defineProperty(event, "target", { value: form });
    Object.defineProperty(event, "submitter", { value: button });
    page.dispatchEvent(event);
  };
  click(new Form(null, { unsent: "Failed to delete all notifications" }), null);
  await post();
  click(new Form("/notifications", { unsent: "of the form" }), new Form(null, { unsent: "of the button" }));
  await post();
  click(new Form("/ask-expert", { unsent: "Submission failed", unsentText: "Failed." }), null);
  await post("/ask-expert.data");
  // Another form's than the last.
  await post("/auth.data");
  expect(toasts.map((toast) => (toast as { title: string }).title)).toEqual([
    "Failed to delete all notifications",
    "of the button",
    "Submission failed",
    "That didn’t go through",
  ]);
  expect(toasts[2]).toEqual({ title: "Submission failed", text: "Failed.", tone: "error" });
});

test("the data of a page is requested until the server answers, past the browser's cache", async () => {
  vi.useFakeTimers();
  const answers = [lost, async () => new Response("", { status: 503 }), async () => new Response(RETURNED)];
  server = () => (answers.shift() ?? lost)();
  const read = page.fetch(new URL("/help.data", ORIGIN), {});
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  page.dispatchEvent(new Event("online"));
  expect((await read).status).toBe(200);
  expect(asked.every((init) => init?.cache === "reload")).toBe(true);
});

test("a navigation is not held back, and the data after a form is never from before it", async () => {
  page.__remixRouter = { state: { navigation: { state: "loading" } } };
  server = lost;
  await expect(page.fetch(new URL("/help.data", ORIGIN), {})).rejects.toThrow("Failed to fetch");
  server = async () => new Response(RETURNED, ENCODED);
  await post();
  await page.fetch(new URL("/help.data", ORIGIN), {});
  expect(asked.at(-1)?.cache).toBe("reload");
});

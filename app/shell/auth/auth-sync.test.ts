import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AUTH_CHANGED } from "#app/platform/rooms/auth-changes.ts";
import { watchAuth } from "./auth-sync.ts";
import { announceSignOut, tabs } from "./auth-tabs.ts";

/** The browser's channel between tabs, and what this tab has posted to it. */
let channel: EventTarget & { postMessage(user: string | null): void };
let said: (string | null)[];
let page: EventTarget;
let tab: EventTarget & { visibilityState: string };
let asked: string[];
let status: number;
let ends: (() => void)[];

beforeEach(() => {
  said = [];
  asked = [];
  ends = [];
  status = 200;
  channel = Object.assign(new EventTarget(), { postMessage: (user: string | null) => void said.push(user) });
  page = new EventTarget();
  tab = Object.assign(new EventTarget(), { visibilityState: "visible" });
  tabs.channel = channel as BroadcastChannel;
  tabs.leaving = false;
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", tab);
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json([], { status });
  });
});
afterEach(() => {
  for (const end of ends) end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watch(userId: string | null) {
  const onChange = vi.fn();
  ends.push(watchAuth(userId, onChange));
  return onChange;
}
const hear = (user: string | null) => channel.dispatchEvent(new MessageEvent("message", { data: user }));

test("a page says whom it shows, and reloads its data when another shows someone else, or no one", () => {
  const changed = watch("ines");
  expect(said).toEqual(["ines"]);
  hear("ines");
  expect(changed).not.toHaveBeenCalled();
  hear(null);
  hear("bo");
  expect(changed).toHaveBeenCalledTimes(2);
  const stranger = watch(null);
  hear(null);
  expect(stranger).not.toHaveBeenCalled();
  hear("ines");
  expect(stranger).toHaveBeenCalledOnce();
});

test("signing out tells the others, and leaves this tab to its reload", () => {
  const changed = watch("ines");
  announceSignOut();
  expect(said).toEqual(["ines", null]);
  hear(null);
  page.dispatchEvent(new Event(AUTH_CHANGED));
  expect(changed).not.toHaveBeenCalled();
});

test("an ended session is noticed when the room's tab says so, and when someone comes back to it", async () => {
  const changed = watch("ines");
  page.dispatchEvent(new Event(AUTH_CHANGED));
  expect(changed).toHaveBeenCalledOnce();

  status = 401;
  page.dispatchEvent(new Event("focus"));
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(10_000);
  tab.visibilityState = "hidden";
  tab.dispatchEvent(new Event("visibilitychange"));
  expect(asked).toEqual([]);
  tab.visibilityState = "visible";
  tab.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("focus"));
  expect(asked).toHaveLength(1);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
});

test("a stranger's page asks nothing, and one that is restored from the back/forward cache is reloaded", () => {
  const changed = watch(null);
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event("focus"));
  expect(asked).toEqual([]);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(changed).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(changed).toHaveBeenCalledOnce();
});

test("what has ended hears nothing more", () => {
  const changed = watch("ines");
  for (const end of ends) end();
  hear(null);
  page.dispatchEvent(new Event(AUTH_CHANGED));
  expect(changed).not.toHaveBeenCalled();
});

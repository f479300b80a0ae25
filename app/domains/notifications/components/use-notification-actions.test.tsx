import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { paths } from "#app/paths/paths.ts";
import type { ToastMessage } from "#app/platform/reader/toast-cookie.ts";
import type { NotificationAction } from "../notification-cache.ts";
import { useNotificationActions } from "./use-notification-actions.ts";

const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

let status = 500;
const asked: string[] = [];
let server: Server;
const realFetch = globalThis.fetch;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ count: 1, deleted_at: "2026-11-01T00:00:00.000Z" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = server.address() as AddressInfo;
  // A browser knows where its page came from.
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.close();
});

/** Does it as the drop-down does and gives the toasts that were shown, once there is one. */
async function toastsOf(action: NotificationAction): Promise<ToastMessage[]> {
  const toasts: ToastMessage[] = [];
  let send: ((action: NotificationAction) => void) | undefined;
  function Bell() {
    send = useNotificationActions("a-user", (toast) => toasts.push(toast)).send;
    return null;
  }
  renderToStaticMarkup(<Bell />);
  send?.(action);
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (toasts.length === 0 && performance.now() < giveUpAt) {
    // The pauses between tries go by at once; what is asked of the server takes its time.
    vi.advanceTimersByTime(PAUSE_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return toasts;
}

const failures: [NotificationAction, string][] = [
  [{ kind: "read", id: "one" }, "Failed to mark notification as read"],
  [{ kind: "read", id: null }, "Failed to mark all notifications as read"],
  [{ kind: "delete", id: "one" }, "Failed to delete notification"],
  [{ kind: "delete", id: null }, "Failed to delete all notifications"],
  [{ kind: "restore", deletedAt: "2026-11-01T00:00:00.000Z" }, "That couldn’t be restored right now"],
];

test.each(failures)("%j shows a toast when the server refuses three times", async (action, title) => {
  expect(await toastsOf(action)).toEqual([{ title, tone: "error" }]);
});

test("what failed was tried three times, as mutations are (specification §9)", async () => {
  await toastsOf({ kind: "delete", id: "thrice" });
  const tried = asked.filter((one) => one.includes("thrice"));
  expect(tried).toEqual(Array(3).fill(`PATCH ${paths.userNotifications({ id: "thrice" })}`));
});

test("results are shown in the words of specification §8", async () => {
  status = 200;
  expect(await toastsOf({ kind: "read", id: null })).toEqual([
    { title: "All notifications marked as read", tone: "success" },
  ]);
  expect(await toastsOf({ kind: "delete", id: "one" })).toEqual([
    { title: "Notification deleted", tone: "success" },
  ]);
  expect(await toastsOf({ kind: "delete", id: null })).toEqual([
    { title: "All notifications deleted", tone: "success" },
  ]);
  status = 500;
});

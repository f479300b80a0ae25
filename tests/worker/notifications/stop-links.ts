/** Unsubscribe links as emails have them, and the resulting choices, for the tests of unsubscribing. */
import { beforeEach } from "vitest";
import { type StopSubject, stopOf } from "#app/domains/notifications/preferences/stop-links.server.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

/** What a mail program sends. */
export const CLICK = "List-Unsubscribe=One-Click";
export const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

export function openStopLinks() {
  const accounts = openAccounts();
  const { rows, site, databaseUrl } = accounts;
  const email = "customer@fairlead.example";
  beforeEach(async () => {
    for (const table of ["notification_choices", "notification_times", "digest_items", "outbox"])
      await rows(`DELETE FROM ${table}`);
  });
  const idOf = async (who = email) =>
    String((await rows("SELECT id FROM users WHERE email = ?", [who]))[0]?.id);
  return {
    ...accounts,
    email,
    idOf,
    /** Path and query, for the demo customer unless another is given. */
    async linkOf(subject: StopSubject, userId?: string): Promise<string> {
      const context = openContext({ databaseUrl: databaseUrl() });
      const { url } = await stopOf(context, { userId: userId ?? (await idOf()), subject });
      const { pathname, search } = new URL(url);
      return pathname + search;
    },
    choices: () => rows("SELECT event, channel, wanted FROM notification_choices ORDER BY event"),
    /** As a mail program sends it: no Origin, no cookies. */
    click: (path: string, init: RequestInit = {}) =>
      site.get(path, { method: "POST", body: CLICK, ...init, headers: { ...FORM, ...init.headers } }),
  };
}

/**
 * Keeps the signed-in user the same in every tab of a browser: each tab says who it shows, and one that hears
 * otherwise reloads its page's data. Loaded after the page.
 */

import { paths } from "#app/paths/paths.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { AUTH_CHANGED } from "#app/platform/rooms/auth-changes.ts";
import { stayQuiet } from "#app/shell/navigation/data-requests.ts";
import { tabs } from "./auth-tabs.ts";

/** Between two tabs one does not go to and fro more often than that. */
const LOOKED_MS = 10 * SECOND_MS;

/** Watches for a page that shows this user, or a stranger (null). Returns the function that stops it. */
export function watchAuth(userId: string | null, onChange: () => void): () => void {
  tabs.channel ??= new BroadcastChannel("fairlead-auth");
  const { channel } = tabs;
  let lookedAt = Date.now();
  const changed = () => {
    if (tabs.leaving) return;
    stayQuiet();
    onChange();
  };
  const hear = ({ data }: MessageEvent<string | null>) => {
    if (data !== userId) changed();
  };
  // Catches what the other tabs missed while asleep, and sessions that ended elsewhere without a room to say so.
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < LOOKED_MS) return;
    lookedAt = Date.now();
    if (userId === null) return;
    fetch(paths.userNotifications(), { headers: { Accept: "application/json" } }).then(
      ({ status, body }) => {
        // Unread, the answer would hold its connection.
        body?.cancel();
        if (status === 401) changed();
      },
      () => {},
    );
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  channel.addEventListener("message", hear);
  window.addEventListener(AUTH_CHANGED, changed);
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", comeBack);
  channel.postMessage(userId);
  return () => {
    channel.removeEventListener("message", hear);
    window.removeEventListener(AUTH_CHANGED, changed);
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", comeBack);
  };
}

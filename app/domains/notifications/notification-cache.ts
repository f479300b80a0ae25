/** The list in the browser's query cache, and optimistic updates. */

import { paths } from "#app/paths/paths.ts";
import { announceAuthChange } from "#app/platform/rooms/auth-changes.ts";
import { type Notification, type NotificationRow, notificationTypeOf } from "./types.ts";

/** By user, because several people may use one browser. */
export const notificationsKey = (userId: string) => ["user_notifications", userId] as const;

export type CachedNotifications = {
  notifications: readonly Notification[];
  unread: number;
  /** How far the browser's clock is ahead of the server's; negative when it is behind. */
  aheadMs: number;
};

/** The session has ended; retrying would not help. */
export class SignedOutError extends Error {
  override name = "SignedOutError";
}

/** Fetches the newest 50. Throws for any response that isn't a success. */
export async function fetchNotifications(): Promise<CachedNotifications> {
  const response = await fetch(paths.userNotifications(), { headers: { Accept: "application/json" } });
  if (response.status === 401 || response.status === 403) {
    announceAuthChange();
    throw new SignedOutError("The session has ended.");
  }
  if (!response.ok) throw new Error(`${paths.userNotifications()} answered ${response.status}.`);
  const rows: NotificationRow[] = await response.json();
  const unread = Number(response.headers.get("X-Unread-Count"));
  const aheadMs = Date.now() - Number(response.headers.get("X-Clock"));
  return { notifications: rows.map(readRow), unread, aheadMs };
}

const readRow = ({
  action_url,
  created_at,
  id,
  type,
  title,
  message,
  read,
}: NotificationRow): Notification => ({
  id,
  // An open page may be older than the server's response.
  type: notificationTypeOf(type),
  title,
  message,
  read,
  actionUrl: action_url,
  createdAt: Date.parse(created_at),
});

/** Actions on one notification, or on all (`id` null), and undoing the deletion of a moment. */
export type NotificationAction =
  | { kind: "read" | "delete"; id: string | null }
  | { kind: "restore"; deletedAt: string };

const bodyOf = (action: NotificationAction) => {
  if (action.kind === "restore") return { restore: action.deletedAt };
  return action.kind === "read" ? { read: true } : { deleted_at: new Date().toISOString() };
};

/** How many rows changed; for a deletion also its moment, which restores them. */
export type ActionAnswer = { count: number; deleted_at?: string };

/** Sends an action. Sending it twice changes nothing more, so offline actions may be retried. */
export async function sendAction(action: NotificationAction): Promise<ActionAnswer> {
  const id = action.kind === "restore" ? null : action.id;
  const address = paths.userNotifications(id === null ? {} : { id });
  const response = await fetch(address, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(bodyOf(action)),
  });
  // Reading the body frees the connection.
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const answer: ActionAnswer = JSON.parse(text);
  return answer;
}

/** The list as it will be after an action. A restore waits for the server. */
export function afterAction(cached: CachedNotifications, action: NotificationAction): CachedNotifications {
  if (action.kind === "restore") return cached;
  const { kind, id } = action;
  const touched = cached.notifications.filter((one) => id === null || one.id === id);
  const nowRead = touched.filter((one) => !one.read).length;
  const unread = id === null ? 0 : Math.max(0, cached.unread - nowRead);
  const notifications =
    kind === "delete"
      ? cached.notifications.filter((one) => !touched.includes(one))
      : cached.notifications.map((one) => (touched.includes(one) ? { ...one, read: true } : one));
  return { ...cached, notifications, unread };
}

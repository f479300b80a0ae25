/** A user's notifications, newest first. Every statement names the user. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { COUNTED_UNREAD, LISTED_NOTIFICATIONS } from "./limits.ts";
import {
  type Notification,
  type NotificationRow,
  type NotificationType,
  notificationTypeOf,
} from "./types.ts";

const ROW = {
  id: text,
  type: text,
  title: text,
  message: text,
  read: flag,
  action_url: nullable(text),
  created_at: integer,
};

/** The last row of a page; the next page is older. */
export type NotificationCursor = { createdAt: number; id: string };

export type NotificationFilter = {
  show: "all" | "unread";
  type: NotificationType | null;
  after: NotificationCursor | null;
};

const EVERYTHING: NotificationFilter = { show: "all", type: null, after: null };

/** Condition: rows of a type. Unknown types count as info. */
export const ofType = (type: NotificationType) =>
  type === "info" ? sql`type NOT IN ('success', 'error', 'warning')` : sql`type = ${type}`;

function listStatement(
  { db }: Pick<AppContext, "db">,
  userId: string,
  { show, type, after }: NotificationFilter,
) {
  return rowsOf(
    db,
    "notifications",
    ROW,
    sql`
    SELECT id, type, title, message, read, action_url, created_at FROM user_notifications
    WHERE user_id = ${userId} AND deleted_at IS NULL AND (${show} = 'all' OR read = 0)
      AND ${type === null ? sql`1` : ofType(type)}
      AND (${after?.createdAt ?? null} IS NULL
        OR (created_at, id) < (${after?.createdAt ?? null}, ${after?.id ?? null}))
    ORDER BY created_at DESC, id DESC LIMIT ${LISTED_NOTIFICATIONS + 1}`,
  );
}

/** The statement that counts unread ones, up to `COUNTED_UNREAD`. */
export const unreadStatement = ({ db }: Pick<AppContext, "db">, userId: string) =>
  rowsOf(
    db,
    "unread notifications",
    { unread: integer },
    sql`
    SELECT count(*) unread FROM (SELECT 1 FROM user_notifications
      WHERE user_id = ${userId} AND read = 0 AND deleted_at IS NULL LIMIT ${COUNTED_UNREAD})`,
  );

export type NotificationPage = {
  notifications: Notification[];
  /** Of all undeleted ones, ignoring the filter. */
  unread: number;
  next: NotificationCursor | null;
};

/** A page of `LISTED_NOTIFICATIONS`. One round trip. */
export async function listNotifications(
  context: Pick<AppContext, "db">,
  userId: string,
  filter: NotificationFilter = EVERYTHING,
): Promise<NotificationPage> {
  const { rows, counts } = await context.db.read({
    rows: listStatement(context, userId, filter),
    counts: unreadStatement(context, userId),
  });
  const shown = rows.slice(0, LISTED_NOTIFICATIONS);
  const last = shown.at(-1);
  return {
    notifications: shown.map(readRow),
    unread: counts[0]?.unread ?? 0,
    next:
      rows.length > LISTED_NOTIFICATIONS && last !== undefined
        ? { createdAt: last.created_at, id: last.id }
        : null,
  };
}

const readRow = ({ action_url, created_at, ...row }: RowOf<typeof ROW>): Notification => ({
  ...row,
  type: notificationTypeOf(row.type),
  actionUrl: action_url,
  createdAt: created_at,
});

/** One of the user's notifications; null when it is deleted or not theirs. */
export async function findNotification(
  { db }: Pick<AppContext, "db">,
  userId: string,
  id: string,
): Promise<Notification | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "notification",
      ROW,
      sql`
      SELECT id, type, title, message, read, action_url, created_at FROM user_notifications
      WHERE id = ${id} AND user_id = ${userId} AND deleted_at IS NULL LIMIT 1`,
    ),
  ]);
  return rows[0] === undefined ? null : readRow(rows[0]);
}

/** With the specification's names, for `/api/`. */
export const asApiRow = (userId: string, notification: Notification): NotificationRow => ({
  id: notification.id,
  user_id: userId,
  type: notification.type,
  title: notification.title,
  message: notification.message,
  read: notification.read,
  action_url: notification.actionUrl,
  created_at: new Date(notification.createdAt).toISOString(),
  deleted_at: null,
});

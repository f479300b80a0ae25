/** A user's notifications, newest first. Every statement names the user. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { COUNTED_SUBJECTS, COUNTED_UNREAD, LISTED_NOTIFICATIONS } from "./limits.ts";
import { AT_REVIEWS, SUBJECT_PAGES, SUBJECTS, type Subject } from "./subjects.ts";
import { type Notification, type NotificationRow, notificationTypeOf } from "./types.ts";

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
  about: Subject | null;
  after: NotificationCursor | null;
};

const EVERYTHING: NotificationFilter = { show: "all", about: null, after: null };

/** The subject of a row, by `SUBJECT_PAGES`. */
const subjectOf = sql`CASE WHEN action_url LIKE ${`%${AT_REVIEWS}`} THEN 'reviews' ${sql.join(
  SUBJECT_PAGES.map(([path, , subject]) => sql`WHEN action_url LIKE ${`${path}%`} THEN ${subject}`),
  sql` `,
)} ELSE 'account' END`;

/** Condition: rows about this. */
export const isAbout = (subject: Subject) => sql`${subjectOf} = ${subject}`;

function listStatement(
  { db }: Pick<AppContext, "db">,
  userId: string,
  { show, about, after }: NotificationFilter,
) {
  return rowsOf(
    db,
    "notifications",
    ROW,
    sql`
    SELECT id, type, title, message, read, action_url, created_at FROM user_notifications
    WHERE user_id = ${userId} AND deleted_at IS NULL AND (${show} = 'all' OR read = 0)
      AND ${about === null ? sql`1` : isAbout(about)}
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
  /** What the user has notifications about, of the newest `COUNTED_SUBJECTS`. */
  subjects: { about: Subject; unread: number }[];
};

/** A page of `LISTED_NOTIFICATIONS`. One round trip. */
export async function listNotifications(
  context: Pick<AppContext, "db">,
  userId: string,
  filter: NotificationFilter = EVERYTHING,
): Promise<NotificationPage> {
  const { rows, counts, subjects } = await context.db.read({
    rows: listStatement(context, userId, filter),
    counts: unreadStatement(context, userId),
    subjects: rowsOf(
      context.db,
      "subjects of notifications",
      { about: oneOf(SUBJECTS), unread: integer },
      sql`
      SELECT about, sum(read = 0) unread FROM (SELECT ${subjectOf} about, read FROM user_notifications
        WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${COUNTED_SUBJECTS})
      GROUP BY about`,
    ),
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
    subjects,
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

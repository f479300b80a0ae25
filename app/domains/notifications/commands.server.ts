/** Writing notifications (specification §3): a row in the batch of the event's own data, then a message to the room. */
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { cutText } from "#app/platform/cut-text.ts";
import { commit } from "#app/platform/database/commit.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import type { Topic } from "#app/platform/rooms/rooms.ts";
import { digestItems, notificationChoices, notificationTimes, userNotifications } from "#db/schema/index.ts";
import { NOT_EMAILED } from "./bell-texts.ts";
import { MESSAGE_MAX_CHARACTERS, TITLE_MAX_CHARACTERS, UNDO_MINUTES } from "./limits.ts";
import { isAbout, type NotificationFilter } from "./queries.server.ts";
import type { NotificationType } from "./types.ts";

export type NewNotification = {
  userId: string;
  type: NotificationType;
  title: string;
  message: string;
  /** A path of ours. */
  actionUrl: string | null;
};

/**
 * The statement for an event whose email isn't sent when its reader's limit is reached (`full`): the notification says so,
 * and is written even when none was `wanted`.
 */
export function cappedNotificationStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { userId, type, title, message, actionUrl }: NewNotification,
  { full, wanted }: { full: SQL; wanted: boolean },
) {
  const nowMs = clock.now();
  const noted = `${cutText(message, MESSAGE_MAX_CHARACTERS - NOT_EMAILED.length - 1)} ${NOT_EMAILED}`.trim();
  return db.orm.run(sql`
    INSERT INTO user_notifications (id, user_id, type, title, message, read, action_url, created_at)
    SELECT ${newId(nowMs)}, ${userId}, ${type}, ${cutText(title, TITLE_MAX_CHARACTERS)},
      CASE WHEN ${full} THEN ${noted} ELSE ${cutText(message, MESSAGE_MAX_CHARACTERS)} END, 0, ${actionUrl}, ${nowMs}
    WHERE ${wanted ? sql`1` : full}`);
}

/** The statement that writes a notification. Its commit spreads `notifyUsers`. */
export function notificationStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { title, message, ...notification }: NewNotification,
) {
  const nowMs = clock.now();
  return db.orm.insert(userNotifications).values({
    ...notification,
    id: newId(nowMs),
    title: cutText(title, TITLE_MAX_CHARACTERS),
    message: cutText(message, MESSAGE_MAX_CHARACTERS),
    createdAt: nowMs,
  });
}

/**
 * Spread into a `commit` that writes notifications: once it is committed, the open tabs of these users refresh and their
 * cached viewer is dropped. Add `mail` where emails are queued too.
 */
export function notifyUsers(userIds: readonly string[], topics: Topic[] = ["notifications"]) {
  const users = [...new Set(userIds)];
  return { notify: users.map((userId) => ({ userId, topics })), forget: users };
}

/** The same for a user whose notifications changed without a new one. */
const refreshTabs = (userId: string) => ({
  notify: [{ userId, topics: ["notifications" as const] }],
  forget: [userId],
});

/** The scope of an action on all: the notifications that the filters select, on every page. */
export type ShownNotifications = Pick<NotificationFilter, "show" | "about">;
const ALL: ShownNotifications = { show: "all", about: null };

/** Changes the user's undeleted rows: one by id, or all that the filters and `which` select. Returns how many. */
async function change(
  context: AppContext,
  userId: string,
  id: string | null,
  { show, about }: ShownNotifications,
  values: Partial<typeof userNotifications.$inferInsert>,
  which?: SQL,
): Promise<number> {
  const { db } = context;
  const outcome = await commit(context, {
    statements: [
      db.orm
        .update(userNotifications)
        .set(values)
        .where(
          and(
            eq(userNotifications.userId, userId),
            isNull(userNotifications.deletedAt),
            id === null ? undefined : eq(userNotifications.id, id),
            show === "unread" ? eq(userNotifications.read, false) : undefined,
            about === null ? undefined : isAbout(about),
            which,
          ),
        )
        .returning({ id: userNotifications.id }),
    ],
    after: ([changed]) => (changed.length > 0 ? refreshTabs(userId) : {}),
  });
  return outcome.results[0].length;
}

/** Marks one as read, or with `null` all in scope. Returns how many were unread. */
export const markRead = (
  context: AppContext,
  userId: string,
  id: string | null,
  shown: ShownNotifications = ALL,
): Promise<number> => change(context, userId, id, shown, { read: true }, eq(userNotifications.read, false));

/** The statement that marks as read the notifications that link to this page, if the condition holds. */
export const readAboutStatement = (
  { db }: Pick<AppContext, "db">,
  userId: string,
  actionUrl: string,
  provided: SQL,
) =>
  db.orm
    .update(userNotifications)
    .set({ read: true })
    .where(
      and(
        eq(userNotifications.userId, userId),
        eq(userNotifications.read, false),
        isNull(userNotifications.deletedAt),
        eq(userNotifications.actionUrl, actionUrl),
        provided,
      ),
    );

/** The statement that removes notifications that link to this page, for a newer one. */
export const dropAboutStatement = ({ db }: Pick<AppContext, "db">, userId: string, actionUrl: string) =>
  db.orm
    .delete(userNotifications)
    .where(and(eq(userNotifications.userId, userId), eq(userNotifications.actionUrl, actionUrl)));

/** Soft-deletes one, or with `null` all in scope. The moment of deletion restores them together. */
export async function deleteNotifications(
  context: AppContext,
  userId: string,
  id: string | null,
  shown: ShownNotifications = ALL,
): Promise<{ count: number; deletedAt: number }> {
  const deletedAt = context.clock.now();
  return { count: await change(context, userId, id, shown, { deletedAt }), deletedAt };
}

/** Restores what was deleted at that moment, within `UNDO_MINUTES`. Returns how many. */
export async function restoreNotifications(
  context: AppContext,
  userId: string,
  deletedAt: number,
): Promise<number> {
  const { db, clock } = context;
  const outcome = await commit(context, {
    statements: [
      db.orm
        .update(userNotifications)
        .set({ deletedAt: null })
        .where(
          and(
            eq(userNotifications.userId, userId),
            eq(userNotifications.deletedAt, deletedAt),
            gt(userNotifications.deletedAt, clock.now() - UNDO_MINUTES * MINUTE_MS),
          ),
        )
        .returning({ id: userNotifications.id }),
    ],
    after: ([restored]) => (restored.length > 0 ? refreshTabs(userId) : {}),
  });
  return outcome.results[0].length;
}

/** For the batch that deletes an account: its notifications and preferences go. */
export const forgetNotifications = ({ db }: Pick<AppContext, "db">, userId: string) => [
  db.orm.delete(userNotifications).where(eq(userNotifications.userId, userId)),
  db.orm.delete(notificationChoices).where(eq(notificationChoices.userId, userId)),
  db.orm.delete(notificationTimes).where(eq(notificationTimes.userId, userId)),
  db.orm.delete(digestItems).where(eq(digestItems.userId, userId)),
];

/** Notifications of signed-in users (specification §3), and how each of them wants to be notified. */
import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { CHANNELS, NOTIFICATION_TYPES } from "../lists.ts";
import { users } from "./accounts.ts";

export const userNotifications = sqliteTable(
  "user_notifications",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: NOTIFICATION_TYPES }).notNull(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    read: flag("read").notNull().default(false),
    /** A path on this site. */
    actionUrl: text("action_url"),
    createdAt: timeMs("created_at").notNull(),
    /** Soft delete. */
    deletedAt: timeMs("deleted_at"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("user_notifications_id").on(t.id),
    index("user_notifications_user").on(t.userId, t.deletedAt, t.createdAt),
    index("user_notifications_unread").on(t.userId, t.read, t.deletedAt),
  ],
);

/** Where someone's choice differs from the default: an event over a channel, on or off. */
export const notificationChoices = sqliteTable(
  "notification_choices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    channel: text("channel", { enum: CHANNELS }).notNull(),
    wanted: flag("wanted").notNull(),
  },
  (t) => [...listedValues(t), primaryKey({ columns: [t.userId, t.event, t.channel] })],
);

/** When email may come. */
export const notificationTimes = sqliteTable(
  "notification_times",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `HH:MM` in `timeZone`; both null for no quiet hours. They may cross midnight. */
    quietFrom: text("quiet_from"),
    quietUntil: text("quiet_until"),
    /** IANA name. */
    timeZone: text("time_zone").notNull(),
    /** One email per day instead of one per event. */
    digest: flag("digest").notNull(),
    /** Until when the last digest reported. */
    digestedAt: timeMs("digested_at"),
  },
  (t) => [...listedValues(t)],
);

/** Items for the next daily email. */
export const digestItems = sqliteTable(
  "digest_items",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    /** A path on this site. */
    actionUrl: text("action_url"),
    createdAt: timeMs("created_at").notNull(),
  },
  (t) => [index("digest_items_user").on(t.userId, t.createdAt)],
);

/** Notifications of signed-in users (specification §3). */
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, timeMs, uuid } from "../columns.ts";

export const userNotifications = sqliteTable(
  "user_notifications",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id").notNull(),
    type: text("type", { enum: ["success", "error", "warning", "info"] }).notNull(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    read: flag("read").notNull().default(false),
    /** An own path. */
    actionUrl: text("action_url"),
    createdAt: timeMs("created_at").notNull(),
    /** Soft delete. */
    deletedAt: timeMs("deleted_at"),
  },
  (t) => [
    uniqueIndex("user_notifications_id").on(t.id),
    index("user_notifications_user").on(t.userId, t.deletedAt, t.createdAt),
  ],
);

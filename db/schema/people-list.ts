/**
 * The list of people as admins filter and order it: `users`, `user_roles` and `profiles` in one narrow row each.
 * Triggers maintain it (at the end of `migrations/0000_product.sql`), so writers of those tables need not know about it.
 */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, timeMs, uuid } from "../columns.ts";

export const peopleList = sqliteTable(
  "people_list",
  {
    personNo: integer("person_no").primaryKey(),
    userId: uuid("user_id").notNull(),
    role: text("role").notNull(),
    status: text("status").notNull(),
    confirmed: flag("confirmed").notNull(),
    createdAt: timeMs("created_at").notNull(),
    /** In lower case. */
    lastName: text("last_name").notNull(),
  },
  // Each list combines some of the first three columns, each read in order.
  (t) => [
    uniqueIndex("people_list_user").on(t.userId),
    index("people_list_newest").on(t.role, t.status, t.confirmed, t.createdAt, t.userId),
    index("people_list_name").on(t.role, t.status, t.confirmed, t.lastName, t.userId),
  ],
);

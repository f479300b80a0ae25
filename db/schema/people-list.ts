/**
 * The list of people as admins narrow and order it: what stands in `users`, `user_roles` and `profiles`, in one narrow row
 * each. Triggers keep it (at the end of `migrations/0000_product.sql`), so that nobody who writes those has to know of it.
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
    /** In small letters. */
    lastName: text("last_name").notNull(),
  },
  // Each list is made of the few combinations of the first three, each read in its order.
  (t) => [
    uniqueIndex("people_list_user").on(t.userId),
    index("people_list_newest").on(t.role, t.status, t.confirmed, t.createdAt, t.userId),
    index("people_list_name").on(t.role, t.status, t.confirmed, t.lastName, t.userId),
  ],
);

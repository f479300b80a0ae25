/** Facts about this database itself: when it was seeded, with what, since when reviews are received. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const settings = sqliteTable("settings", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});

/** Always empty: what a commit takes for granted is written here when it does not hold, which fails (`commit.ts`). */
export const commitGuards = sqliteTable("commit_guards", { held: integer("held").notNull() });

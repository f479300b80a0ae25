/**
 * Tags of cached pages that writes have made untrue (decision 0134). Triggers write them in the same transaction (at the end of
 * `migrations/0003_stale_tags.sql`), so no command can forget one. `commit` purges its own at once; the minute's clock purges each
 * twice more and then deletes it.
 */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const staleTags = sqliteTable(
  "stale_tags",
  {
    tag: text("tag").primaryKey(),
    /** 0: just written. 1: its commit has taken it. 2: the clock has purged it once. */
    rounds: integer("rounds").notNull().default(0),
  },
  (t) => [index("stale_tags_new").on(t.rounds)],
);

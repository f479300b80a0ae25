/** What a commit takes for granted. */
import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** Always empty: what does not hold would be written here, which fails, and the commit with it (`commit.ts`). */
export const commitGuards = sqliteTable("commit_guards", { held: integer("held").notNull() });

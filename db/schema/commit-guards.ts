/** Conditions of a commit. */
import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** Always empty: a failing guard would insert a row here, which fails, and the commit with it (`commit.ts`). */
export const commitGuards = sqliteTable("commit_guards", { held: integer("held").notNull() });

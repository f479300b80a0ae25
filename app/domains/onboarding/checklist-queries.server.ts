/** Which lists of first steps a user has hidden. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { oneOf, rowsOf } from "#app/platform/database/rows.ts";
import { CHECKLISTS } from "#db/lists.ts";

export type Checklist = (typeof CHECKLISTS)[number];

/** For `read`: a row each. */
export const dismissedStatement = ({ db }: Pick<AppContext, "db">, userId: string) =>
  rowsOf(
    db,
    "dismissed checklists",
    { checklist: oneOf(CHECKLISTS) },
    sql`SELECT checklist FROM dismissed_checklists WHERE user_id = ${userId} LIMIT ${CHECKLISTS.length}`,
  );

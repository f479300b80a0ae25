/** What the page of the form shows next to it. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { medianStatement } from "./live-queries.server.ts";
import { newestStatement, readRows } from "./public-queries.server.ts";

/** How many answered questions are shown next to the form. */
const SHOWN_ANSWERED = 3;

/**
 * How soon answers come, the types to choose from, and the newest answered questions of the type with this name, or of
 * all. One round trip.
 */
export async function readAskFacts(context: Pick<AppContext, "db" | "clock">, typeName: string) {
  const { types, median, newest } = await context.db.batch({
    types: rowsOf(
      context.db,
      "types to ask about",
      { name: text, slug: text },
      sql`SELECT name, slug FROM product_types WHERE active ORDER BY name LIMIT 60`,
    ),
    median: medianStatement(context),
    newest: newestStatement(context, typeName, SHOWN_ANSWERED),
  });
  return {
    types,
    medianMinutes: median[0]?.minutes ?? null,
    medianBase: median[0]?.base ?? 0,
    answered: readRows(newest),
  };
}

/** How an account's pages look, wherever it signs in. */
import { eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { type DisplaySettings, parseDisplay } from "#app/platform/reader/display.ts";
import { displaySettings } from "#db/schema/index.ts";

/** Null for an account that has chosen nothing. One round trip, shared with the page's others. */
export async function findDisplay(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<DisplaySettings | null> {
  const [rows] = await db.read([
    db.orm
      .select({ settings: displaySettings.settings })
      .from(displaySettings)
      .where(eq(displaySettings.userId, userId))
      .limit(1),
  ]);
  const [row] = rows;
  return row === undefined ? null : parseDisplay(row.settings);
}

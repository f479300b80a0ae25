/** The searches that an account has saved. */
import { desc, eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { savedSearches } from "#db/schema/index.ts";
import { SAVED_LIMIT_SEARCHES } from "./limits.ts";
import { readSearchAddress } from "./search-name.ts";

export type SavedSearch = {
  id: string;
  name: string;
  /** Null where the search can't be run any more: one of its filters no longer exists. */
  address: string | null;
  savedAt: number;
};

/** Newest first. */
export async function listSavedSearches(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<SavedSearch[]> {
  const [rows] = await db.read([
    db.orm
      .select({
        id: savedSearches.id,
        name: savedSearches.name,
        address: savedSearches.address,
        savedAt: savedSearches.savedAt,
      })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .orderBy(desc(savedSearches.savedAt), desc(savedSearches.id))
      .limit(SAVED_LIMIT_SEARCHES),
  ]);
  return rows.map((row) => ({
    ...row,
    address: readSearchAddress(row.address) === null ? null : row.address,
  }));
}

/** For the file of everything that is stored about an account. */
export async function exportSavedSearches(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<{ name: string; address: string; savedAt: number }[]> {
  const [rows] = await db.batch([
    db.orm
      .select({ name: savedSearches.name, address: savedSearches.address, savedAt: savedSearches.savedAt })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .orderBy(desc(savedSearches.savedAt))
      .limit(SAVED_LIMIT_SEARCHES),
  ]);
  return rows;
}

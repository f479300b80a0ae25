/** Deletes documents that are no longer needed. */
import type { SQL } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";

/**
 * Called every minute, works once an hour. Deletes what is stored under a prefix and has no row: leftovers of a
 * deletion that failed after its decision, or of an upload that never got its row. `needed` selects, from a JSON list
 * of ids, the `id`s to keep.
 */
export async function sweepStore(
  { db, clock, documents }: Pick<AppContext, "db" | "clock" | "documents">,
  { prefix, strayMinutes, needed }: { prefix: string; strayMinutes: number; needed: (ids: string) => SQL },
): Promise<void> {
  const nowMs = clock.now();
  if (Math.floor(nowMs / MINUTE_MS) % 60 !== 0) return;
  const names = await documents.list(prefix, nowMs - strayMinutes * MINUTE_MS);
  if (names.length === 0) return;
  const ids = JSON.stringify(names.map((name) => name.slice(prefix.length)));
  const [rows] = await db.batch([rowsOf(db, "documents that stay", { id: text }, needed(ids))]);
  const stay = new Set(rows.map(({ id }) => prefix + id));
  await documents.delete(names.filter((name) => !stay.has(name)));
}

/** Files that people hand in: kept apart from the pages, under names of ours, handed out by the Worker alone. */
import type { SQL } from "drizzle-orm";
import type { AppContext } from "./context.ts";
import { MINUTE_MS } from "./durations.ts";
import { rowsOf, text } from "./rows.ts";

export type DocumentStore = {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null when there is none of this name. */
  get(name: string): Promise<ReadableStream<Uint8Array> | null>;
  has(name: string): Promise<boolean>;
  delete(names: readonly string[]): Promise<void>;
  /** Names that begin so and came before `beforeMs`, at most a thousand. */
  list(prefix: string, beforeMs: number): Promise<string[]>;
};

/**
 * Called every minute, works once an hour. Deletes what lies under a prefix and is needed by no row: whatever kept a
 * deletion behind a decision from happening, or an upload from getting its row, ends here. `needed` selects the `id` of
 * those that stay, of the ids that it is given as JSON.
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

/**
 * Which pages were purged in the last day. A purge only reaches the caches of its own data center; before a copy is
 * shown because the database is gone, every data center asks this list, which doesn't need the database (decision
 * 0130).
 */
import { DurableObject } from "cloudflare:workers";
import { DAY_MS } from "#app/platform/durations.ts";

/** The one list. */
export const PURGE_LIST = "all";
/** What one list may hold: some half a megabyte, read by an isolate every ten seconds of an outage. */
const MOST_PATHS = 10_000;
const FLOOR = "floor";

/** `purged` has each path with the moment of its last purge; pages made before `floorMs` count as purged. */
export type PurgedPages = { floorMs: number; purged: { path: string; atMs: number }[] };

export class PurgeList extends DurableObject {
  protected mostPaths = MOST_PATHS;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS purged (path TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) WITHOUT ROWID",
    );
    ctx.storage.sql.exec("CREATE INDEX IF NOT EXISTS purged_by_age ON purged (at_ms)");
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS tagged (page TEXT NOT NULL, tag TEXT NOT NULL, at_ms INTEGER NOT NULL, PRIMARY KEY (page, tag)) WITHOUT ROWID",
    );
    ctx.storage.sql.exec("CREATE INDEX IF NOT EXISTS tagged_by_tag ON tagged (tag)");
    ctx.storage.sql.exec("CREATE INDEX IF NOT EXISTS tagged_by_age ON tagged (at_ms)");
  }

  /** Notes that these pages have changed, now. */
  note(paths: readonly string[]): void {
    const { sql, kv } = this.ctx.storage;
    const nowMs = Date.now();
    for (const path of paths)
      sql.exec(
        "INSERT INTO purged (path, at_ms) VALUES (?, ?) ON CONFLICT DO UPDATE SET at_ms = excluded.at_ms",
        path,
        nowMs,
      );
    sql.exec("DELETE FROM purged WHERE at_ms <= ?", nowMs - DAY_MS);
    // Too many to remember each: then everything that was made before the oldest one that is remembered is out.
    const [cut] = sql
      .exec<{ at_ms: number }>(
        "SELECT at_ms FROM purged ORDER BY at_ms DESC LIMIT 1 OFFSET ?",
        this.mostPaths,
      )
      .toArray();
    if (cut === undefined) return;
    kv.put(FLOOR, cut.at_ms);
    sql.exec("DELETE FROM purged WHERE at_ms <= ?", cut.at_ms);
  }

  /** Notes what a page that is about to be cached is true about: for a cache that knows no tags. */
  tag(page: string, tags: readonly string[]): void {
    const { sql } = this.ctx.storage;
    const nowMs = Date.now();
    sql.exec("DELETE FROM tagged WHERE page = ? OR at_ms <= ?", page, nowMs - DAY_MS);
    for (const tag of tags)
      sql.exec("INSERT OR IGNORE INTO tagged (page, tag, at_ms) VALUES (?, ?, ?)", page, tag, nowMs);
  }

  /** The pages with one of these tags. */
  tagged(tags: readonly string[]): string[] {
    return this.ctx.storage.sql
      .exec<{ page: string }>(
        "SELECT DISTINCT page FROM tagged WHERE tag IN (SELECT value FROM json_each(?))",
        JSON.stringify(tags),
      )
      .toArray()
      .map(({ page }) => page);
  }

  /** Those of the last day. */
  read(): PurgedPages {
    const { sql, kv } = this.ctx.storage;
    const rows = sql
      .exec<{ path: string; at_ms: number }>(
        "SELECT path, at_ms FROM purged WHERE at_ms > ?",
        Date.now() - DAY_MS,
      )
      .toArray();
    return {
      floorMs: kv.get<number>(FLOOR) ?? 0,
      purged: rows.map(({ path, at_ms: atMs }) => ({ path, atMs })),
    };
  }
}

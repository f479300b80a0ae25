/**
 * Purges what writes have made untrue (decision 0134). Triggers write the tags in the write's own transaction, so none is lost when
 * the process dies. `commit` takes its own and purges them before its answer; the minute's clock purges each twice more. The second
 * time is for a page that was read before the write and stored after the first purge.
 */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { Database } from "#app/platform/database/database.ts";
import { packed, rowsOf, text } from "#app/platform/database/rows.ts";
import { EVERY_PAGE } from "./page-tags.ts";

/** A commit that has changed more leaves it to the clock. */
const MOST_AT_ONCE = 100;
/** If more are waiting, every page is purged: that is one tag. */
const MOST_A_MINUTE = 1_000;

/** An agent is on the pages of a city, a state, and of organizations: they are found when the tag is purged. */
const agentNo = sql`CAST(substr(stale_tags.tag, 7) AS INTEGER)`;
const row = {
  tag: text,
  others: packed({ tag: text }),
};
const columns = sql`tag, CASE WHEN tag GLOB 'agent:*' THEN (SELECT json_group_array(json_array(t)) FROM (
    SELECT 'city:' || c.state_code || '/' || c.slug t FROM agents a JOIN cities c ON c.city_no = a.city_no
      WHERE a.agent_no = ${agentNo}
    UNION SELECT 'state:' || a.state_code FROM agents a WHERE a.agent_no = ${agentNo}
    UNION SELECT 'organization:' || o.url_slug FROM agents a JOIN organizations o ON o.organization_no = a.organization_no
      WHERE a.agent_no = ${agentNo}
    UNION SELECT 'organization:' || o.url_slug FROM listed_affiliations f
      JOIN organizations o ON o.organization_no = f.organization_no WHERE f.agent_no = ${agentNo}))
  ELSE '[]' END others`;

type Rows = readonly { tag: string; others: readonly { tag: string }[] }[];
const tagsOf = (rows: Rows): string[] => [
  ...new Set(rows.flatMap(({ tag, others }) => [tag, ...others.map((other) => other.tag)])),
];

/** The last statement of a commit: takes the tags that it made stale. */
export const takeStale = (db: Pick<Database, "orm">) =>
  rowsOf(
    db,
    "tags that a commit made stale",
    row,
    sql`UPDATE stale_tags SET rounds = 1 WHERE rounds = 0 RETURNING ${columns}`,
  );

/** Purges what a commit took. The answer waits for it; a failure is left to the clock. */
export function purgeTaken({ purgeTags, later }: Pick<AppContext, "purgeTags" | "later">, taken: Rows): void {
  if (purgeTags === null || taken.length === 0 || taken.length > MOST_AT_ONCE) return;
  later(purgeTags(tagsOf(taken)));
}

/** Called every minute: purges what is waiting, each twice. What could not be purged stays for the next minute. */
export async function purgeStale(context: AppContext): Promise<void> {
  const { db, purgeTags } = context;
  const [waiting] = await db.batch([
    rowsOf(
      db,
      "stale tags",
      row,
      sql`SELECT ${columns} FROM stale_tags ORDER BY rounds DESC LIMIT ${MOST_A_MINUTE + 1}`,
    ),
  ]);
  if (waiting.length === 0) return;
  await purgeTags?.(waiting.length > MOST_A_MINUTE ? [EVERY_PAGE] : tagsOf(waiting));
  // In this order: what has been purged once stays. A tag that a write has touched meanwhile isn't of round 2 any more.
  await db.write([
    db.orm.run(sql`DELETE FROM stale_tags WHERE rounds = 2`),
    db.orm.run(sql`UPDATE stale_tags SET rounds = 2`),
  ]);
}

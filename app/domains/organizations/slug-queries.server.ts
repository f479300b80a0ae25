/** Addresses for organizations: a free one, never one that once led elsewhere. */

import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { slugify } from "#app/platform/slugs.ts";

const MOST_NUMBERED = 50;
const SLUG_MAX_CHARACTERS = 80;

/**
 * "lantern-row-insurance", or with its city, or with a number at the end: the first that is free. `ownNo` may reuse its
 * own. Two at once may get the same one: the unique index decides between them.
 */
export async function findFreeSlug(
  { db }: Pick<AppContext, "db">,
  { name, city, ownNo = null }: { name: string; city: string; ownNo?: number | null },
): Promise<string> {
  const bare = slugify(name).slice(0, SLUG_MAX_CHARACTERS).replace(/-$/, "") || "organization";
  const placed = `${bare}-${slugify(city)}`;
  const candidates = [
    bare,
    placed,
    ...Array.from({ length: MOST_NUMBERED }, (_, at) => `${placed}-${at + 2}`),
  ];
  const wanted = JSON.stringify(candidates);
  const [taken] = await db.batch([
    rowsOf(
      db,
      "slugs of organizations that are taken",
      { slug: text },
      sql`
      SELECT url_slug slug FROM organizations WHERE url_slug IN (SELECT value FROM json_each(${wanted}))
        AND organization_no <> ${ownNo ?? -1}
      UNION ALL SELECT slug FROM slug_history WHERE kind = 'organization'
        AND slug IN (SELECT value FROM json_each(${wanted})) AND record_no <> ${ownNo ?? -1}
      LIMIT 200`,
    ),
  ]);
  const names = new Set(taken.map(({ slug }) => slug));
  const free = candidates.find((one) => !names.has(one));
  if (free === undefined) throw new Error(`Every address for ${bare} is taken.`);
  return free;
}

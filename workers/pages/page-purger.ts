/**
 * Purges cached pages by their tags: at Cloudflare through the zone's API, which reaches every data center; elsewhere by a list of
 * which pages have which tag, for the one cache that there is.
 */
import { dropPage, dropTags } from "#app/platform/cache/page-cache.ts";
import type { PagePurger } from "#app/platform/context.ts";
import type { Settings } from "#app/platform/env.ts";
import type { PurgeList } from "../objects/purge-list.ts";

/** What Cloudflare takes in one request. */
const TAGS_A_REQUEST = 100;
/** Pages that are purged together. */
const PAGES_AT_ONCE = 50;
const TIMEOUT_MS = 5_000;
const ORIGIN = "https://api.cloudflare.com";

/** The name of the list of tags among the lists of purges. */
const TAG_LIST = "tags";

/** Null where pages live for a minute. */
export function openPurger(
  { pagePurge }: Settings,
  lists: DurableObjectNamespace<PurgeList>,
): PagePurger | null {
  if (pagePurge === null) return null;
  return pagePurge.through === "zone" ? zonePurger(pagePurge) : listPurger(lists);
}

function zonePurger({ zoneId, token, origin }: ZonePurge): PagePurger {
  const purgeSome = async (tags: readonly string[]) => {
    const response = await fetch(`${origin ?? ORIGIN}/client/v4/zones/${zoneId}/purge_cache`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const said = await response.text();
    if (!response.ok)
      throw new Error(`Cloudflare purged no tags: HTTP ${response.status} ${said.slice(0, 200)}`);
  };
  return {
    // The cache knows them by the page's header.
    note: async () => {},
    async purge(tags) {
      dropTags(tags);
      for (let at = 0; at < tags.length; at += TAGS_A_REQUEST)
        await purgeSome(tags.slice(at, at + TAGS_A_REQUEST));
    },
  };
}

type ZonePurge = Extract<NonNullable<Settings["pagePurge"]>, { through: "zone" }>;

function listPurger(lists: DurableObjectNamespace<PurgeList>): PagePurger {
  const list = () => lists.getByName(TAG_LIST);
  return {
    note: (key, tags) => list().tag(key, [...tags]),
    async purge(tags) {
      dropTags(tags);
      const keys = await list().tagged([...tags]);
      for (let at = 0; at < keys.length; at += PAGES_AT_ONCE)
        await Promise.all(keys.slice(at, at + PAGES_AT_ONCE).map(dropPage));
    },
  };
}

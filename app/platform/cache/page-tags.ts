/**
 * What a cached page is true about, and until when (decision 0134). A page whose loader says both is cached for up to a day, and
 * purged when a write changes one of its tags. Triggers of the database name the tags (`db/migrations/0003_stale_tags.sql`): a tag
 * that is used here and written nowhere is never purged.
 */
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS, SECOND_MS } from "#app/platform/durations.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { firstInstantOf, wallClock } from "#app/platform/time/zoned-time.ts";
import { language } from "#app/text/text.ts";

/** Each page has it: what all pages show has changed, or too much at once. */
export const EVERY_PAGE = "pages";
/** A page that is true about more than this stays at a minute. Cloudflare reads 16 kB of tags. */
const MOST_TAGS = 100;

export const tagOf = {
  agent: (agentNo: number) => `agent:${agentNo}`,
  organization: (slug: string) => `organization:${slug}`,
  /** A city's agents. */
  city: (stateCode: string, slug: string) => `city:${stateCode}/${slug}`,
  /** How many agents a city has, where another page says so. */
  count: (stateCode: string, slug: string) => `count:${stateCode}/${slug}`,
  state: (stateCode: string) => `state:${stateCode}`,
} as const;

/** Of the organizations that a list of agents names. */
export const organizationTags = (agents: readonly { organization: { slug: string } | null }[]): string[] =>
  agents.flatMap(({ organization }) =>
    organization === null ? [] : [tagOf.organization(organization.slug)],
  );

type Truth = {
  tags: readonly string[];
  /** Time zones whose day the page depends on; that of UTC, by which reviews age, always counts. */
  zones?: readonly string[];
  /** Moments at which something on the page stops being true; those that have passed don't count. */
  ends?: readonly (number | null)[];
};

/**
 * Called by a public page's loader once it has read the page: it is true until one of its tags is purged, a day ends, or one of
 * the moments comes. Addresses with a query stay at a minute: there are too many.
 */
export function lastsWhileTrue(context: AppContext, { tags, zones = [], ends = [] }: Truth): void {
  const nowMs = context.clock.now();
  const all = [...new Set([EVERY_PAGE, `language:${language()}`, ...tags])];
  if (!context.caching.shared || all.length > MOST_TAGS) return;
  const days = ["UTC", ...new Set(zones)].map((zone) => dayEnds(zone, nowMs));
  const moments = ends.filter((at) => at !== null).filter((at) => at > nowMs);
  const untilMs = Math.min(nowMs + DAY_MS, ...days, ...moments);
  context.caching.lasting = { tags: all, untilMs: untilMs - SECOND_MS };
}

/** When the day that it is there now ends. */
export const dayEnds = (zone: string, nowMs: number): number =>
  firstInstantOf(zone, { day: laterDay(wallClock(zone, nowMs).day, 1), minute: 0 });

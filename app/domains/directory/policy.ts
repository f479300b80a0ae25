/** Rules of the directory that other domains ask for too. */
import { formatDay } from "#app/platform/time/dates.ts";
import { t } from "#app/text/text.ts";

/** Below this many conversations no answer time is shown (product.md). */
export const RESPONSE_FLOOR_THREADS = 5;

/** Weight of the prior in the ranking, as a number of reviews (domain "Ranking": m = 7). */
export const RANKING_PRIOR_REVIEWS = 7;
/** Spread assumed before any review is known, in stars. */
export const RANKING_PRIOR_SPREAD_STARS = 1.1;
/** A review's weight halves in this time (domain "Ranking"). */
export const RANKING_HALF_LIFE_DAYS = 365;
/** Weight of a review by its proof: appointment completed, conversation on record, email verified. */
export const RANKING_TIER_WEIGHTS = { 3: 1, 2: 0.75, 1: 0.5 } as const;

/** Slugs of the insurance types that a quote can be asked for. */
export const QUOTABLE_TYPES = ["home", "auto", "life", "health", "business"] as const;

type Taking = { name: string; acceptingClients: boolean; acceptingFrom: string | null };

/** Sentence on how long this agent takes no new clients; null for one who does. */
export function notTakingClients({ name, acceptingClients, acceptingFrom }: Taking): string | null {
  if (acceptingClients) return null;
  return acceptingFrom === null
    ? t("{name} isn’t taking new clients now.", { name })
    : t("{name} isn’t taking new clients until {day}.", { name, day: formatDay(acceptingFrom) });
}

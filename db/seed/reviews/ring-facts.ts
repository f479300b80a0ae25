/** What confirming a review would read of those that were sent before it, gathered in memory. */

import { BURST_HOURS } from "#app/domains/reviews/limits.ts";
import { isDisposable, mailDomainOf } from "#app/domains/reviews/signals/disposable-mail.ts";
import { bandsOf } from "#app/domains/reviews/signals/min-hash.ts";
import { shinglesOf, similarityOf } from "#app/domains/reviews/signals/shingles.ts";
import type { SignalFacts, TracedReview } from "#app/domains/reviews/signals/signals.ts";
import type { CameFrom } from "./review-ring.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type Sent = CameFrom & { id: string; shingles: ReadonlySet<string>; bands: ReadonlySet<number> };

export function readSent(review: CameFrom & { id: string }): Sent {
  const shingles = shinglesOf(review.body);
  return { ...review, shingles, bands: new Set(bandsOf(shingles)) };
}

/** The facts of one review; each of `before` is by an account of its own. */
export function factsOf(one: Sent, before: readonly Sent[]): SignalFacts {
  const traced = (same: (other: Sent) => boolean): TracedReview[] =>
    before
      .filter(same)
      .map(({ id, agent }) => ({ reviewId: id, writer: id, sameAgent: agent === one.agent }));
  const ofAgent = before.filter(({ agent }) => agent === one.agent);
  const mailDomain = mailDomainOf(one.email);
  return {
    accountAgeMinutes: (one.sentAt - one.accountMadeAt) / MINUTE_MS,
    mailDomain,
    disposableMail: isDisposable(mailDomain),
    ownDomains: [],
    shingles: one.shingles.size,
    similar: before
      .filter((other) => [...one.bands].some((band) => other.bands.has(band)))
      .map((other) => ({
        reviewId: other.id,
        similarity: similarityOf(one.shingles, other.shingles),
        sameAgent: other.agent === one.agent,
      })),
    sameDevice: traced((other) => other.device === one.device),
    sameAddress: traced((other) => other.address === one.address),
    pace: {
      around: ofAgent.filter(({ sentAt }) => one.sentAt - sentAt <= BURST_HOURS * HOUR_MS).length,
      kept: ofAgent.length,
    },
  };
}

/** What confirming a review would read about earlier ones, from memory. */

import { BURST_HOURS, COUNTED_ACCOUNTS } from "#app/domains/reviews/limits.ts";
import { isDisposable, mailDomainOf } from "#app/domains/reviews/signals/disposable-mail.ts";
import type { AgentSide, SeenNetwork } from "#app/domains/reviews/signals/shared-networks.ts";
import type { FingerprintedReview, SignalFacts } from "#app/domains/reviews/signals/signals.ts";
import { bandsOf } from "#app/domains/reviews/signals/similar-text/min-hash.ts";
import { shinglesOf, similarityOf } from "#app/domains/reviews/signals/similar-text/shingles.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { CameFrom } from "./review-ring.ts";

export type Sent = CameFrom & { id: string; shingles: ReadonlySet<string>; bands: ReadonlySet<number> };

export function readSent(review: CameFrom & { id: string }): Sent {
  const shingles = shinglesOf(review.body);
  return { ...review, shingles, bands: new Set(bandsOf(shingles)) };
}

/** An account without reviews; `agent` is the one that it is or belongs to, as `side` says. */
export type Resident = {
  address: string;
  device: string;
  madeAt: number;
  side: AgentSide | null;
  agent: number | null;
};

/** One review's facts; all of `before` are by different accounts, and so are `writers`, who may send later. */
export function factsOf(
  one: Sent,
  before: readonly Sent[],
  { residents = [], writers = before }: { residents?: readonly Resident[]; writers?: readonly Sent[] } = {},
): SignalFacts {
  const fingerprinted = (same: (other: Sent) => boolean): FingerprintedReview[] =>
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
    sameDevice: fingerprinted((other) => other.device === one.device),
    agentDevice: sideAt(
      residents.filter(({ device }) => device === one.device),
      one,
    ),
    networks: networksOf(one).map((network): SeenNetwork => {
      const there = residents.filter(({ address }) => address === network);
      const sent = ofAgent.filter((other) => networksOf(other).includes(network));
      const waiting = writers.filter((other) => other.id !== one.id && !ofAgent.includes(other));
      const seenAt = [
        ...there.filter(({ agent }) => agent === null || agent !== one.agent).map(({ madeAt }) => madeAt),
        ...waiting
          .filter((other) => networksOf(other).includes(network))
          .map((other) => firstAt(other, network)),
      ];
      return {
        unrelated: Math.min(COUNTED_ACCOUNTS, seenAt.filter((at) => at < one.sentAt - DAY_MS).length),
        side: sideAt(there, one),
        reviews: sent.map(({ id, sentAt }) => ({
          reviewId: id,
          writer: id,
          hoursAfter: (sentAt - one.sentAt) / HOUR_MS,
        })),
      };
    }),
    pace: {
      around: ofAgent.filter(({ sentAt }) => one.sentAt - sentAt <= BURST_HOURS * HOUR_MS).length,
      total: ofAgent.length,
    },
  };
}

const networksOf = ({ address, opened = address }: Sent): string[] => [...new Set([opened, address])];

const firstAt = ({ opened, address, accountMadeAt, sentAt }: Sent, network: string): number =>
  network === (opened ?? address) ? accountMadeAt : sentAt;

function sideAt(there: readonly Resident[], { agent }: Sent): AgentSide | null {
  const sides = there.filter((resident) => resident.agent === agent).map(({ side }) => side);
  return sides.includes("agent") ? "agent" : sides.includes("organization") ? "organization" : null;
}

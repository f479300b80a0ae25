/**
 * What it means when accounts that review one agent were seen on one network, or on the agent's own. Pure. It depends
 * on who else uses the network: two hundred people share a campus, four share a household.
 */
import {
  BIG_NETWORK_ACCOUNTS,
  CROWD_ACCOUNTS,
  EVIDENCE_REVIEWS,
  NETWORK_DAY_ACCOUNTS,
  NETWORK_DAY_HOURS,
  NETWORK_SPAN_ACCOUNTS,
  NETWORK_SPAN_HOURS,
  SMALL_NETWORK_ACCOUNTS,
} from "../limits.ts";

/** Whose account was seen where the writer's was: the agent's, or another one of its organization. */
export type AgentSide = "agent" | "organization";

export type NetworkReview = {
  reviewId: string;
  /** The account's id. */
  writer: string;
  /** Hours after the review being decided; negative when before it. */
  hoursAfter: number;
};

/** A network on which the writer's account was opened or used. */
export type SeenNetwork = {
  /** Accounts that were seen there at least a day earlier, have not reviewed the agent, and are not on its side. */
  unrelated: number;
  side: AgentSide | null;
  /** Reviews of the same agent by other accounts that were seen there. */
  reviews: readonly NetworkReview[];
};

export type NetworkPattern = {
  /** 3: a person reads it. 2: almost. 0: it happens. */
  points: 0 | 2 | 3;
  evidence: { accounts: number; hours: number; unrelated: number; reviews: string[] };
};

/** The network that counts most against the review; null when nobody else reviewed the agent from one. */
export function findPattern(networks: readonly SeenNetwork[]): NetworkPattern | null {
  const patterns = networks.flatMap((network) => patternOf(network) ?? []);
  return (
    patterns.toSorted((a, b) => b.points - a.points || b.evidence.accounts - a.evidence.accounts)[0] ?? null
  );
}

function patternOf({ unrelated, reviews }: SeenNetwork): NetworkPattern | null {
  const crowd = Math.floor(unrelated / CROWD_ACCOUNTS);
  const [day, span] = [mostWithin(reviews, NETWORK_DAY_HOURS), mostWithin(reviews, NETWORK_SPAN_HOURS)];
  const found = (points: NetworkPattern["points"], hours: number, some: readonly NetworkReview[]) => ({
    points,
    evidence: {
      accounts: accountsOf(some),
      hours,
      unrelated,
      reviews: some.slice(0, EVIDENCE_REVIEWS).map(({ reviewId }) => reviewId),
    },
  });
  if (accountsOf(day) >= NETWORK_DAY_ACCOUNTS + crowd) return found(3, NETWORK_DAY_HOURS, day);
  if (accountsOf(span) >= NETWORK_SPAN_ACCOUNTS + crowd) return found(2, NETWORK_SPAN_HOURS, span);
  return span.length === 0 ? null : found(0, NETWORK_SPAN_HOURS, span);
}

/** The reviews by the most accounts, all sent within `hours` of each other and of the review being decided. */
function mostWithin(reviews: readonly NetworkReview[], hours: number): readonly NetworkReview[] {
  const begins = [0, ...reviews.map(({ hoursAfter }) => hoursAfter)].filter(
    (begin) => begin <= 0 && begin > -hours,
  );
  let most: readonly NetworkReview[] = [];
  for (const begin of begins) {
    const some = reviews.filter(({ hoursAfter }) => hoursAfter >= begin && hoursAfter < begin + hours);
    if (accountsOf(some) > accountsOf(most)) most = some;
  }
  return most;
}

/** Includes the writer. */
const accountsOf = (reviews: readonly NetworkReview[]): number =>
  1 + new Set(reviews.map(({ writer }) => writer)).size;

export type SideFinding = { points: number; evidence: { side: AgentSide; unrelated: number } };

/**
 * Customers are rarely where the agent's side is, at home or in the office. An organization may be large, so its
 * network alone does not hold a review, and a network that everyone uses means nothing.
 */
export function findSideNetwork(networks: readonly SeenNetwork[]): SideFinding | null {
  const found = networks.flatMap(({ side, unrelated }): SideFinding[] => {
    if (side === null || unrelated >= BIG_NETWORK_ACCOUNTS) return [];
    const points = unrelated >= SMALL_NETWORK_ACCOUNTS ? 1 : side === "agent" ? 3 : 2;
    return [{ points, evidence: { side, unrelated } }];
  });
  return found.toSorted((a, b) => b.points - a.points)[0] ?? null;
}

/**
 * What speaks for a review not being what it says, and when a person reads it first. Pure. The facts have no place for
 * stars or sub-ratings: what somebody thinks of an agent is no sign of anything (16 CFR Part 465).
 */
import {
  BURST_HOURS,
  BURST_REVIEWS,
  BURST_TIMES_USUAL,
  COPIED_SHARE,
  CROWDED_DEVICE_ACCOUNTS,
  EVIDENCE_REVIEWS,
  HOLD_POINTS,
  NEW_ACCOUNT_HOURS,
  PATTERN_TEXTS,
  RELATED_SHARE,
  REWORDED_SHARE,
  SHORT_TEXT_SHINGLES,
  REVIEW_FINGERPRINT_DAYS,
} from "../limits.ts";
import {
  type AgentSide,
  findPattern,
  findSideNetwork,
  type NetworkPattern,
  type SeenNetwork,
  type SideFinding,
} from "./shared-networks.ts";

/** Of two with the same points, the one that stands first here names the reason of a hold. */
export const SIGNAL_KINDS = [
  "organization-domain",
  "agent-device",
  "agent-network",
  "similar-text",
  "shared-device",
  "disposable-mail",
  "burst",
  "shared-address",
  "new-account",
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** A review of another account from the same device. */
export type FingerprintedReview = {
  reviewId: string;
  /** The account, or what stands for one that is gone. */
  writer: string;
  sameAgent: boolean;
};

export type SignalFacts = {
  /** From the making of the account to the sending; null when nobody knows. */
  accountAgeMinutes: number | null;
  /** Of the writer's address; null when the account is gone. */
  mailDomain: string | null;
  disposableMail: boolean;
  /** The names under which the agent and its organization have their sites. */
  ownDomains: readonly string[];
  /** Runs of words in the text. */
  shingles: number;
  /** Texts of other accounts that are at all like it; `similarity` from 0 to 1. */
  similar: readonly { reviewId: string; similarity: number; sameAgent: boolean }[];
  sameDevice: readonly FingerprintedReview[];
  /** Whose account was used in a browser that the writer's was used in, too. */
  agentDevice: AgentSide | null;
  /** All on which the writer's account was opened or used. */
  networks: readonly SeenNetwork[];
  /** Other reviews that this agent received around the same time, and in all the days of which fingerprints are kept. */
  pace: { around: number; total: number };
};

/** What a signal was found by; stored as JSON. Ids, counts, shares, names of domains: never an address. */
export type SignalEvidence = {
  "organization-domain": { domain: string };
  "agent-device": { side: AgentSide };
  "agent-network": SideFinding["evidence"];
  "similar-text": { reviews: { id: string; similarity: number }[]; short: boolean };
  "shared-device": { accounts: number; accountsOfAgent: number; reviews: string[] };
  "disposable-mail": { domain: string };
  burst: { received: number; hours: number; usual: number };
  "shared-address": NetworkPattern["evidence"];
  "new-account": { minutes: number };
};

export type Signal = {
  [Kind in SignalKind]: { kind: Kind; points: number; evidence: SignalEvidence[Kind] };
}[SignalKind];

/** A review that was taken back while a person looked at it is read by one when it comes again. */
export type HoldReason = SignalKind | "sent-again";

export type Verdict = {
  /** Points are what each adds: their sum is `points`. */
  signals: Signal[];
  points: number;
  /** The kind that weighs most, when a person reads the review first. */
  hold: HoldReason | null;
};

/**
 * Decides by points. What one place explains (a device shared by two, a network, many at once, accounts made on the spot)
 * is one thing, however many signs it leaves: the strongest of them counts. An account made for the review is a thing of
 * its own where a network speaks against it already.
 */
export function decideSignals(facts: SignalFacts): Verdict {
  const agentNetwork = findAgentNetwork(facts);
  const network = findSharedAddress(facts);
  const burst = findBurst(facts);
  const newAccount = findNewAccount(facts);
  const isPattern = network !== null && network.points > 0;
  const isMadeForIt = newAccount !== null && (isPattern || agentNetwork !== null);
  const signals = [
    findOwnDomain(facts),
    findAgentDevice(facts),
    agentNetwork,
    findSimilarText(facts),
    findDisposableMail(facts),
    ...(isMadeForIt ? [{ ...newAccount, points: 1 }] : []),
    ...countStrongest([
      findSharedDevice(facts),
      ...(isPattern
        ? [network, burst && { ...burst, points: 0 }]
        : countOnceTogether([burst, network, ...(isMadeForIt ? [] : [newAccount])])),
    ]),
  ].flatMap((signal) => signal ?? []);
  const points = signals.reduce((sum, signal) => sum + signal.points, 0);
  const strongest = signals.toSorted(
    (a, b) => b.points - a.points || SIGNAL_KINDS.indexOf(a.kind) - SIGNAL_KINDS.indexOf(b.kind),
  )[0];
  return { signals, points, hold: points >= HOLD_POINTS ? (strongest?.kind ?? null) : null };
}

function countStrongest(found: readonly (Signal | null)[]): Signal[] {
  const signals = found.flatMap((signal) => signal ?? []);
  const most = Math.max(0, ...signals.map(({ points }) => points));
  const first = signals.findIndex(({ points }) => points === most);
  return signals.map((signal, at) => (at === first ? signal : { ...signal, points: 0 }));
}

/** A network, a burst, a new account: each alone is what most honest reviews have, two of them are one sign. */
function countOnceTogether(found: readonly (Signal | null)[]): Signal[] {
  const signals = found.flatMap((signal) => signal ?? []);
  return signals.map((signal, at) => ({ ...signal, points: signals.length > 1 && at === 0 ? 1 : 0 }));
}

function findOwnDomain({ mailDomain, ownDomains }: SignalFacts): Signal | null {
  const isOwn =
    mailDomain !== null &&
    ownDomains.some(
      (own) => own === mailDomain || own.endsWith(`.${mailDomain}`) || mailDomain.endsWith(`.${own}`),
    );
  return isOwn ? { kind: "organization-domain", points: 3, evidence: { domain: mailDomain } } : null;
}

/**
 * Chance makes a text like another now and then, of whatever agent; who is paid writes of the same one. A copy is a copy
 * anywhere.
 */
function findSimilarText({ shingles, similar }: SignalFacts): Signal | null {
  const alike = similar
    .filter(({ similarity }) => similarity >= RELATED_SHARE)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, EVIDENCE_REVIEWS);
  const [most] = alike;
  if (most === undefined) return null;
  const short = shingles < SHORT_TEXT_SHINGLES;
  const reviews = alike.map(({ reviewId, similarity }) => ({
    id: reviewId,
    similarity: Math.round(similarity * 100) / 100,
  }));
  const ofAgent = alike.filter(({ sameAgent }) => sameAgent);
  const isCopy = most.similarity >= COPIED_SHARE;
  const isReworded = ofAgent.some(({ similarity }) => similarity >= REWORDED_SHARE);
  const isPattern = alike.length >= PATTERN_TEXTS && ofAgent.length > 0;
  if (short && !isCopy) return null;
  const points = short ? (ofAgent.length > 0 ? 1 : 0) : isCopy || isPattern ? 3 : isReworded ? 2 : 1;
  return { kind: "similar-text", points, evidence: { reviews, short } };
}

function findDisposableMail({ mailDomain, disposableMail }: SignalFacts): Signal | null {
  if (mailDomain === null || !disposableMail) return null;
  return { kind: "disposable-mail", points: 1, evidence: { domain: mailDomain } };
}

/** Counted with the writer. A household or a library lends one device to people who deal with different agents. */
function findSharedDevice({ sameDevice }: SignalFacts): Signal | null {
  const accounts = accountsOf(sameDevice);
  const accountsOfAgent = accountsOf(sameDevice.filter(({ sameAgent }) => sameAgent));
  if (accountsOfAgent < 2 && accounts < CROWDED_DEVICE_ACCOUNTS) return null;
  return {
    kind: "shared-device",
    points: accountsOfAgent >= CROWDED_DEVICE_ACCOUNTS ? 3 : accountsOfAgent === 2 ? 2 : 1,
    evidence: { accounts, accountsOfAgent, reviews: idsOf(sameDevice) },
  };
}

function findSharedAddress({ networks }: SignalFacts): Signal | null {
  const pattern = findPattern(networks);
  return pattern && { kind: "shared-address", ...pattern };
}

function findAgentNetwork({ networks }: SignalFacts): Signal | null {
  const found = findSideNetwork(networks);
  return found && { kind: "agent-network", ...found };
}

function findAgentDevice({ agentDevice: side }: SignalFacts): Signal | null {
  return side && { kind: "agent-device", points: 3, evidence: { side } };
}

function findBurst({ pace }: SignalFacts): Signal | null {
  const usual = (Math.max(0, pace.total - pace.around) / (REVIEW_FINGERPRINT_DAYS * 24)) * 2 * BURST_HOURS;
  if (pace.around < BURST_REVIEWS || pace.around < BURST_TIMES_USUAL * usual) return null;
  return {
    kind: "burst",
    points: 1,
    evidence: { received: pace.around + 1, hours: 2 * BURST_HOURS, usual: Math.round(usual * 10) / 10 },
  };
}

function findNewAccount({ accountAgeMinutes }: SignalFacts): Signal | null {
  if (accountAgeMinutes === null || accountAgeMinutes >= NEW_ACCOUNT_HOURS * 60) return null;
  return {
    kind: "new-account",
    points: 1,
    evidence: { minutes: Math.max(0, Math.round(accountAgeMinutes)) },
  };
}

const accountsOf = (fingerprinted: readonly FingerprintedReview[]): number =>
  1 + new Set(fingerprinted.map(({ writer }) => writer)).size;
const idsOf = (fingerprinted: readonly FingerprintedReview[]): string[] =>
  fingerprinted.slice(0, EVIDENCE_REVIEWS).map(({ reviewId }) => reviewId);

/**
 * Signs that a review may not be genuine, and when a person reads it first. Pure. The facts include no stars or
 * sub-ratings: an opinion is never a signal (16 CFR Part 465).
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
  REVIEW_FINGERPRINT_DAYS,
  REWORDED_SHARE,
  SHORT_TEXT_SHINGLES,
} from "../limits.ts";
import {
  type AgentSide,
  findPattern,
  findSideNetwork,
  type NetworkPattern,
  type SeenNetwork,
  type SideFinding,
} from "./shared-networks.ts";

/** On a tie in points, the one listed first here names the reason for the hold. */
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

/** A review by another account from the same device. */
export type FingerprintedReview = {
  reviewId: string;
  /** The account, or the review's id when the account is gone. */
  writer: string;
  sameAgent: boolean;
};

export type SignalFacts = {
  /** Minutes from creating the account to sending the review; null when unknown. */
  accountAgeMinutes: number | null;
  /** Domain of the writer's email address; null when the account is gone. */
  mailDomain: string | null;
  disposableMail: boolean;
  /** Host names of the agent's and its organization's sites. */
  ownDomains: readonly string[];
  /** Number of three-word runs in the text. */
  shingles: number;
  /** Similar texts by other accounts; `similarity` from 0 to 1. */
  similar: readonly { reviewId: string; similarity: number; sameAgent: boolean }[];
  sameDevice: readonly FingerprintedReview[];
  /** Who on the agent's side used a browser that the writer used, too. */
  agentDevice: AgentSide | null;
  /** All networks on which the writer's account was opened or used. */
  networks: readonly SeenNetwork[];
  /** Other reviews the agent received around the same time, and over all days that fingerprints are stored for. */
  pace: { around: number; total: number };
};

/** Why a signal fired, stored as JSON: ids, counts, shares, and domain names, never an address. */
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

/**
 * `paused`: reviews of the agent are paused (`pauses/`). `sent-again`: it was taken back while a person was reading it, so a person reads it when it comes back.
 */
export type HoldReason = SignalKind | "sent-again" | "paused";

export type Verdict = {
  /** Each signal's contribution; they add up to `points`. */
  signals: Signal[];
  points: number;
  /** The strongest kind, when a person should read the review first; null otherwise. */
  hold: HoldReason | null;
};

/**
 * Decides by points. Signs that one place explains (a shared device, a network, a burst, new accounts) count once,
 * with the strongest of them. A new account counts separately where a network already speaks against the review.
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

/** A network, a burst, a new account: each alone is common in honest reviews, and two together count as one sign. */
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
 * Texts about any agent may be similar by chance, but paid writers write about the same agent. A copy counts
 * everywhere.
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

/** Includes the writer. Households and libraries share a device among people who have different agents. */
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

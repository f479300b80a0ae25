/** When many reviews of one agent are an attack. Pure. The facts are counts without stars or words (16 CFR 465.7). */
import {
  PAUSE_FRESH_SHARE,
  PAUSE_HOURS,
  PAUSE_LINKED_SHARE,
  PAUSE_MANY_REVIEWS,
  PAUSE_REVIEWS,
  PAUSE_TIMES_USUAL,
  REVIEW_FINGERPRINT_DAYS,
} from "../limits.ts";

/** About the reviews of one agent that were sent around the same time, whatever became of them. */
export type BurstFacts = {
  /** Sent within `PAUSE_HOURS` before and after, including the one that is confirmed. */
  came: number;
  /** Sent in the other days that fingerprints are stored for. */
  earlier: number;
  /** Of those that came: the writer never met or messaged the agent here… */
  strangers: number;
  /** … and made the account less than a day before… */
  fresh: number;
  /** … or sends from a device or network that another of them uses, too. */
  linked: number;
};

/** Why a pause began, stored as JSON. */
export type BurstEvidence = {
  received: number;
  hours: number;
  usual: number;
  strangers: number;
  fresh: number;
  linked: number;
};

/** What is found; null for an ordinary time. */
export function findBurst({ came, earlier, strangers, fresh, linked }: BurstFacts): BurstEvidence | null {
  const hours = 2 * PAUSE_HOURS;
  const usual = (earlier / (REVIEW_FINGERPRINT_DAYS * 24 - hours)) * hours;
  const isBurst = came >= PAUSE_REVIEWS && came >= PAUSE_TIMES_USUAL * usual;
  const isLinked = linked >= PAUSE_LINKED_SHARE * came;
  const isFresh = came >= PAUSE_MANY_REVIEWS && fresh >= PAUSE_FRESH_SHARE * came;
  if (!isBurst || !(isLinked || isFresh)) return null;
  return { received: came, hours, usual: Math.round(usual * 10) / 10, strangers, fresh, linked };
}

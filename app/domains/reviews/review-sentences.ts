/** Sentences about reviews that several pages share: kinds of proof, and the account of what was received. */

import { type Language, language, type PlainMessage, t, tn } from "#app/text/text.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { reasonWords } from "./reasons.ts";
import type { ProofTier, ReviewSummary } from "./types.ts";

export const proofWords: Record<ProofTier, PlainMessage> = {
  3: "Confirmed appointment",
  2: "Confirmed conversation",
  1: "Email verified",
};

const SMALL: Readonly<Record<Language, readonly string[]>> = {
  en: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  // Feminine, for "reseña".
  es: ["ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
};
const inWords = (count: number) => SMALL[language()][count] ?? formatCount(count);

/** "one named a private person, two were about other businesses" */
export function removalSentence(removedFor: ReviewSummary["removedFor"]): string {
  return removedFor
    .map(({ reason, count }) => {
      const { one, several } = reasonWords(reason);
      return `${inWords(count)} ${t(count === 1 ? one : several)}`;
    })
    .join(", ");
}

/**
 * Accounts for every review received: "41 received. 38 published, 1 being reviewed by our team, 2 removed: one named a
 * private person, one was about another business."
 */
export function receivedSentence(summary: ReviewSummary): string {
  if (summary.received === 0) return t("No reviews received yet.");
  const parts = [t("{n} published", { n: summary.published })];
  const apart = summary.published - summary.counted;
  if (apart > 0)
    parts.push(t("{n} of them not counted in the stars (the writer has a stake in it)", { n: apart }));
  if (summary.awaiting > 0)
    parts.push(t("{n} waiting for the writer to confirm by email", { n: summary.awaiting }));
  if (summary.held > 0) parts.push(t("{n} being reviewed by our team", { n: summary.held }));
  const reasons = removalSentence(summary.removedFor);
  parts.push(
    summary.removed === 0
      ? t("none removed")
      : reasons === ""
        ? t("{n} removed", { n: summary.removed })
        : t("{n} removed: {reasons}", { n: summary.removed, reasons }),
  );
  if (summary.withdrawn > 0) parts.push(t("{n} taken back by the writer", { n: summary.withdrawn }));
  return t("{n} received. {parts}.", { n: summary.received, parts: parts.join(", ") });
}

/** "1 star", "4 stars" */
export const starsWords = (stars: number): string => tn(stars, "{n} star", "{n} stars");

/** "38 published reviews", "1 published review". */
export function reviewCountWords(count: number): string {
  return tn(count, "{n} published review", "{n} published reviews");
}

/** Who replied: the agent, or their organization for them. `writtenFor` as in `Review`. */
export function signReply(agentName: string, writtenFor: string | null): string {
  if (writtenFor === null) return t("{name} replied", { name: agentName });
  return writtenFor === ""
    ? t("Replied for {name}", { name: agentName })
    : t("{organization} replied for {name}", { organization: writtenFor, name: agentName });
}

/** "3 of 4 readers found this helpful"; null without a vote. */
export function helpfulSentence({
  helpfulCount,
  unhelpfulCount,
}: {
  helpfulCount: number;
  unhelpfulCount: number;
}): string | null {
  const votes = helpfulCount + unhelpfulCount;
  if (votes === 0) return null;
  return tn(
    votes,
    "{helpful} of {n} reader found this helpful",
    "{helpful} of {n} readers found this helpful",
    { helpful: helpfulCount },
  );
}

export function isProofTier(value: number): value is ProofTier {
  return value === 1 || value === 2 || value === 3;
}

/** What is said about reviews: the words for proof and for what came in, the same wherever they stand. */
import { formatCount } from "#app/ui/format-count.ts";
import { reasonWords } from "./reasons.ts";
import type { ProofTier, ReviewSummary } from "./types.ts";

export const proofWords: Record<ProofTier, string> = {
  3: "Confirmed appointment",
  2: "Confirmed conversation",
  1: "Email verified",
};

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const inWords = (count: number) => small[count] ?? formatCount(count);
const number = (count: number) => formatCount(count);

/** "one named a private person, two were about other businesses" */
export function removalSentence(removedFor: ReviewSummary["removedFor"]): string {
  return removedFor
    .map(({ reason, count }) => {
      const { one, several } = reasonWords(reason);
      return `${inWords(count)} ${count === 1 ? one : several}`;
    })
    .join(", ");
}

/**
 * Accounts for every review that came in: "41 received. 38 published, 1 held for a person to read, 2 removed: one
 * named a private person, one was about another business."
 */
export function receivedSentence(summary: ReviewSummary): string {
  if (summary.received === 0) return "No reviews received yet.";
  const parts = [`${number(summary.published)} published`];
  if (summary.awaiting > 0)
    parts.push(`${number(summary.awaiting)} waiting for the writer to confirm by email`);
  if (summary.held > 0) parts.push(`${number(summary.held)} held for a person to read`);
  const reasons = removalSentence(summary.removedFor);
  parts.push(
    summary.removed === 0
      ? "none removed"
      : `${number(summary.removed)} removed${reasons === "" ? "" : `: ${reasons}`}`,
  );
  if (summary.withdrawn > 0) parts.push(`${number(summary.withdrawn)} taken back by the writer`);
  return `${number(summary.received)} received. ${parts.join(", ")}.`;
}

/** "1 star", "4 stars" */
export const starsWords = (stars: number): string => (stars === 1 ? "1 star" : `${stars} stars`);

/** "38 published reviews", "1 published review". */
export function reviewCountWords(count: number): string {
  return `${number(count)} published ${count === 1 ? "review" : "reviews"}`;
}

/** Who replied: the agent, or their organization for them. `writtenFor` as in `Review`. */
export function signReply(agentName: string, writtenFor: string | null): string {
  if (writtenFor === null) return `${agentName} replied`;
  return writtenFor === "" ? `Replied for ${agentName}` : `${writtenFor} replied for ${agentName}`;
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
  return `${number(helpfulCount)} of ${number(votes)} ${votes === 1 ? "reader" : "readers"} found this helpful`;
}

export function isProofTier(value: number): value is ProofTier {
  return value === 1 || value === 2 || value === 3;
}

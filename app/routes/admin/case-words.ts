/** Words of cases, the same in the queue and on their own pages. */
import type { Appellant, CaseCause, Decision } from "#app/domains/reviews/cases/case-policy.ts";
import type { FlaggedBy } from "#app/domains/reviews/cases/case-types.ts";
import type { ReviewStatus } from "#app/domains/reviews/policy.ts";

export function causeWords({ cause, appellant }: { cause: CaseCause; appellant: Appellant | null }): string {
  if (cause === "signals") return "Found by signals";
  if (cause === "flags") return "Reported by readers";
  return appellant === "writer" ? "Appeal of the writer" : "Appeal of the agent";
}

export const FLAGGED_BY: Readonly<Record<FlaggedBy, string>> = {
  agent: "The agent",
  organisation: "The agent’s organisation",
  customer: "A customer",
  account: "Somebody with an account",
  reader: "A reader without an account",
};

/** What a decision came to. A case without one was closed when the writer took the review back. */
export function decisionLabel(decision: Decision | null): string {
  if (decision === null) return "Closed: the writer took the review back";
  return decision === "keep" ? "The review is up" : "The review is removed";
}

/** What the two buttons say, by how the review stands. */
export function buttonWords(status: ReviewStatus): { keep: string; remove: string } {
  if (status === "held") return { keep: "Publish it", remove: "Remove it" };
  return status === "removed"
    ? { keep: "Put it back", remove: "Leave it removed" }
    : { keep: "Leave it up", remove: "Remove it" };
}

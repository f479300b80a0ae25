/** Words for cases, in the queue and on their own pages. */
import type { Appellant, CaseCause, Decision, JudgeRefusal } from "#app/domains/reviews/cases/case-policy.ts";
import type { FlaggedBy } from "#app/domains/reviews/cases/case-types.ts";
import type { Told } from "#app/domains/reviews/cases/decisions/decision-emails.ts";
import type { ReviewStatus } from "#app/domains/reviews/policy.ts";

export function causeWords({ cause, appellant }: { cause: CaseCause; appellant: Appellant | null }): string {
  if (cause === "signals") return "Found by signals";
  if (cause === "flags") return "Reported by readers";
  return appellant === "writer" ? "Appeal by the writer" : "Appeal by the agent";
}

export const FLAGGED_BY: Readonly<Record<FlaggedBy, string>> = {
  agent: "The agent",
  organization: "The agent’s organization",
  customer: "A customer",
  account: "Somebody with an account",
  reader: "A reader without an account",
};

/** The decision in words. A case without one was closed when the writer took the review back. */
export function decisionLabel(decision: Decision | null): string {
  if (decision === null) return "Closed: the writer took the review back";
  return decision === "keep" ? "The review is up" : "The review is removed";
}

/** "The writer and the agent will be notified." One entry per account. */
export function toldWords(told: readonly Told[]): string {
  const reporters = told.filter((one) => one === "reporter").length;
  const parts = [
    told.includes("writer") ? "the writer" : "",
    told.includes("agent") ? "the agent" : "",
    reporters === 0
      ? ""
      : reporters === 1
        ? "the person who reported it"
        : `the ${reporters} people who reported it`,
  ].filter(Boolean);
  if (parts.length === 0) return "Nobody involved has an account, so nobody will be notified.";
  const last = parts.pop();
  const list = parts.length === 0 ? last : `${parts.join(", ")}${parts.length > 1 ? "," : ""} and ${last}`;
  return `${list?.charAt(0).toUpperCase()}${list?.slice(1)} will be notified.`;
}

/** The labels of the two buttons, by the review's status. */
export function buttonWords(status: ReviewStatus): { keep: string; remove: string } {
  if (status === "held") return { keep: "Publish it", remove: "Remove it" };
  return status === "removed"
    ? { keep: "Restore it", remove: "Keep it removed" }
    : { keep: "Leave it up", remove: "Remove it" };
}

/** Why this admin may not decide. */
export const refusalWords: Readonly<Record<JudgeRefusal, string>> = {
  writer: "You wrote this review. Another admin decides.",
  "agent-side": "You belong to the agent’s side. Another admin decides.",
  reporter: "You reported this review. Another admin decides.",
  "decided-first": "You made the decision this appeal is about. Another admin decides.",
};

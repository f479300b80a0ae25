/** Why an application is declined: what the admin chooses, and the applicant reads. */
import { AGENT_DECLINE_REASONS } from "#db/lists.ts";
import type { DeclineReason } from "./application-types.ts";

export const DECLINE_WORDS: Readonly<Record<DeclineReason, string>> = {
  "document-unreadable": "We couldn’t read the document.",
  "document-differs": "The document doesn’t show what the application says.",
  "not-in-lookup": "We couldn’t find the license in the state’s own lookup.",
  "license-ended": "The license is no longer in force.",
  "npn-differs": "The NPN belongs to someone else.",
  "already-listed": "You’re already listed. Claim that profile instead.",
  other: "Another reason.",
};

/** The same as the options of a form. */
export const DECLINE_OPTIONS = AGENT_DECLINE_REASONS.map((value) => ({ value, label: DECLINE_WORDS[value] }));

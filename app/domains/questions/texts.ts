/** Texts that the specification fixes (§2, §8). */

export const PROMISE = "Answers arrive by email within a few minutes, and no later than 1 - 2 hours.";
export const SUBMITTING = "Submitting...";
export const SUBMITTED = {
  title: "Question submitted",
  text: "Your expert question has been successfully submitted.",
} as const;
export const SUBMISSION_FAILED = {
  title: "Submission failed",
  text: "Failed to submit your question. Please try again.",
  tone: "error",
} as const;

/** What somebody agrees to who lets agents call; kept with the record of it. */
export const CONTACT_CONSENT =
  "Agents who answer this question may contact me about it by phone. I can take this back at any time.";

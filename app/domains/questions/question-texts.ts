/** Texts that the specification fixes (§2, §8). */
import { t } from "#app/text/text.ts";

export const PROMISE = "Answers arrive by email within a few minutes, and no later than 1 - 2 hours.";
export const SUBMITTING = "Submitting...";
export const SUBMITTED = {
  title: "Question submitted",
  text: "Your expert question has been successfully submitted.",
} as const;
/** Below an email field whose address nobody has confirmed yet. */
export const CONFIRM_HINT = "We’ll email you a link to confirm your question.";
/** What an asker without a confirmed address does next. */
export const CHECK_EMAIL = "Check your email: the link we sent you sends your question to agents.";
/** The toast for an accepted question. */
export const submittedToast = (unconfirmed: boolean) => ({
  title: t(SUBMITTED.title),
  text: t(SUBMITTED.text),
  tone: "success" as const,
  ...(unconfirmed ? { next: t(CHECK_EMAIL) } : {}),
});
/** The choice's error, when the form came without it. */
export const SAY_WHAT_HAPPENS =
  "Choose what to do with the personal information in your question, then send it again.";
/** When an address or a network has asked too much for now. */
export const TOO_MANY_QUESTIONS = "That’s a lot of questions for now";
export const SUBMISSION_FAILED = {
  title: "Submission failed",
  text: "Failed to submit your question. Please try again.",
  tone: "error",
} as const;

/** What an asker agrees to by allowing calls; stored with the consent record. */
export const CONTACT_CONSENT = "Agents who answer may call you. Turn this off anytime.";

/** The part of the form with it line by line, as it is shown, for the consent record. */
export const contactForm = (): string =>
  [
    t("Agents may contact me about this question"),
    t(CONTACT_CONSENT),
    t("Phone"),
    t("For example (512) 555-0188"),
  ].join("\n");

import type { JudgeRefusal } from "#app/domains/reviews/cases/case-policy.ts";

/** Why this admin may not decide. */
export const refusalWords: Readonly<Record<JudgeRefusal, string>> = {
  writer: "You wrote this review. Another admin decides.",
  "agent-side": "You belong to the agent’s side. Another admin decides.",
  reporter: "You reported this review. Another admin decides.",
  "decided-first": "You took the decision that this appeal is against. Another admin decides.",
};

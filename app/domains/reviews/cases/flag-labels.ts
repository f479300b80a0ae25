/** What readers find wrong with a review, in words. */
import { REASON_CLASSES, type ReasonClass } from "./case-policy.ts";

const flagged: Record<ReasonClass, { label: string; hint: string }> = {
  "personal-data": {
    label: "It gives away somebody’s private affairs",
    hint: "An address, a policy number, somebody’s health, a private person’s name.",
  },
  "wrong-agent": {
    label: "It is about another agent or business",
    hint: "The writer took one for the other.",
  },
  "off-topic": {
    label: "It is not about the agent’s work",
    hint: "Politics, another quarrel, an insurer’s decision alone.",
  },
  "not-a-customer": {
    label: "It is not by a customer",
    hint: "The writer never asked this agent, wrote to them or bought from them.",
  },
  abusive: { label: "It threatens or abuses somebody", hint: "Threats, slurs, calls to harm." },
  "conflict-of-interest": {
    label: "The writer has a stake in it",
    hint: "Works for the agent or a competitor, is a relative, or was paid to write it.",
  },
  advertising: { label: "It advertises something", hint: "Links, numbers or offers of somebody else." },
};

export const flagWords = (reason: ReasonClass): { label: string; hint: string } => flagged[reason];

/** As it stands in lists of what was reported. */
export const flagLabel = (reason: string): string =>
  isReasonClass(reason) ? flagged[reason].label : "Another reason";

function isReasonClass(reason: string): reason is ReasonClass {
  return REASON_CLASSES.some((one) => one === reason);
}

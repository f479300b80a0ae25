/** Why a review is held or was removed, and what happens to one, as headings of a table. Sentences about one agent's are in `wording.ts`. */

import { REASON_CLASSES, type ReasonClass } from "./case-policy.ts";
import type { SignalKind } from "./signals.ts";

const removed: Record<string, string> = {
  "personal-data": "Gave away somebody’s private affairs",
  "wrong-agent": "Was about another agent or business",
  "off-topic": "Was not about the agent’s work",
  "not-a-customer": "Was not by a customer",
  abusive: "Threatened or abused somebody",
  "conflict-of-interest": "Was by somebody with a stake in it",
  advertising: "Was an advertisement",
};

/** The same reasons, as a reader says what is wrong with a review that is up. */
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

const held: Readonly<Record<string, string>> = {
  "organization-domain": "Came from the agent’s own organisation",
  "similar-text": "Reads almost like another review",
  "shared-device": "Came from a device that others reviewed from",
  "disposable-mail": "Came with a throwaway mail address",
  burst: "Came with many others in a short time",
  "shared-address": "Came from the same network as another",
  "new-account": "Came from an account made the same day",
} satisfies Record<SignalKind, string>;

const events: Record<string, string> = {
  received: "Received",
  published: "Published at once",
  held: "Held for a person",
  released: "Published after that",
  flagged: "Reported by readers",
  kept: "Left up by a person",
  removed: "Removed",
  appealed: "Appealed against",
  restored: "Put back after an appeal",
  changed: "Changed by the writer",
  withdrawn: "Taken back",
};

const causes: Record<string, string> = {
  signals: "Signals held it",
  flags: "Readers reported it",
  appeal: "A side appealed",
};

/** An event of the ledger. */
export function eventLabel(event: string): string {
  return events[event] ?? "Something else";
}

/** Why a person had to decide. */
export function causeLabel(cause: string): string {
  return causes[cause] ?? "Another cause";
}

export function removedLabel(reason: string): string {
  return removed[reason] ?? "Another reason";
}

export const flagWords = (reason: ReasonClass): { label: string; hint: string } => flagged[reason];

/** As it stands in lists of what was reported. */
export const flagLabel = (reason: string): string =>
  isReasonClass(reason) ? flagged[reason].label : "Another reason";

export function heldLabel(reason: string): string {
  return held[reason] ?? "Another signal";
}

export function isReasonClass(reason: string): reason is ReasonClass {
  return REASON_CLASSES.some((one) => one === reason);
}

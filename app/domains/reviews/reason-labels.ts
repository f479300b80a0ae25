/** Why a review is held or was removed, and what happens to one, as headings of a table. Sentences about one agent's are in `wording.ts`. */
import type { SignalKind } from "./signals.ts";

const removed: Record<string, string> = {
  "personal-data": "Gave away somebody’s private affairs",
  "wrong-agent": "Was about another agent or business",
  "off-topic": "Was not about the agent’s work",
  "not-a-customer": "Was not by a customer",
  abusive: "Threatened or abused somebody",
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

export function heldLabel(reason: string): string {
  return held[reason] ?? "Another signal";
}

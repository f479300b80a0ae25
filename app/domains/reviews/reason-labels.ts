/** Why a review is held or was removed, as headings of a table. Sentences about one agent's are in `wording.ts`. */
import type { HoldReason } from "./signals/signals.ts";

const removed: Record<string, string> = {
  "personal-data": "Gave away somebody’s private affairs",
  "wrong-agent": "Was about another agent or business",
  "off-topic": "Was not about the agent’s work",
  "not-a-customer": "Was not by a customer",
  abusive: "Threatened or abused somebody",
  "conflict-of-interest": "Was by somebody with a stake in it",
  advertising: "Was an advertisement",
};

const held: Readonly<Record<string, string>> = {
  "organization-domain": "Came from the agent’s own organisation",
  "agent-device": "Came from a browser that the agent’s side uses",
  "agent-network": "Came from a network that the agent’s side uses",
  "similar-text": "Reads almost like another review",
  "shared-device": "Came from a device that others reviewed from",
  "disposable-mail": "Came with a throwaway mail address",
  burst: "Came with many others in a short time",
  "shared-address": "Came from the same network as others",
  "new-account": "Came from an account made the same day",
  "sent-again": "Was taken back while a person looked at it",
} satisfies Record<HoldReason, string>;

export function removedLabel(reason: string): string {
  return removed[reason] ?? "Another reason";
}

export function heldLabel(reason: string): string {
  return held[reason] ?? "Another signal";
}

/** Why a review is held or was removed, as headings of a table. Sentences about one agent's are in `policy.ts`. */

const removed: Record<string, string> = {
  "personal-data": "Gave away somebody’s private affairs",
  "wrong-agent": "Was about another agent or business",
  "off-topic": "Was not about the agent’s work",
  "not-a-customer": "Was not by a customer",
  abusive: "Threatened or abused somebody",
};

const held: Record<string, string> = {
  burst: "Came with many others in a short time",
  "similar-text": "Reads almost like another review",
  "new-account": "Came from an account made the same day",
};

export function removedLabel(reason: string): string {
  return removed[reason] ?? "Another reason";
}

export function heldLabel(reason: string): string {
  return held[reason] ?? "Another signal";
}

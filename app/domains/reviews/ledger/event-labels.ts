/** What happens to reviews, as headings of tables. */

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

/** The names of the forms on a lead's page. */
export const LEAD_FORMS = {
  state: "state",
  note: "note",
  next: "next-step",
  reply: "reply",
  stop: "asked-to-stop",
} as const;

/** Names of the forms of a lead's page, as its action answers by them. */
export const LEAD_FORMS = { state: "state", note: "note", next: "next-step", reply: "reply" } as const;

/** The names of the forms of /billing. */
export const BILLING_FORMS = { change: "change", cancel: "cancel", resume: "resume", card: "card" } as const;

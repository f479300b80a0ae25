/** The forms of /billing, as their answers name them. */
export const BILLING_FORMS = { change: "change", cancel: "cancel", resume: "resume", card: "card" } as const;

/** The names of the forms of one's own second factor. */
export const FACTOR_FORMS = { setUp: "set-up-factor", change: "change-factor" } as const;

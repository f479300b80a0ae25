/** How long a reason is. Read in the browser, too. */
export const PLAN_REASON = { least: 10, most: 1_000 } as const;

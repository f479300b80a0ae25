/** The filters of the list of plans, and the length of a reason. Also used in the browser. */
export const PLAN_REASON = { least: 10, most: 1_000 } as const;

/** How the list of plans is narrowed, and how long a reason is. Read in the browser, too. */
export const PLAN_REASON = { least: 10, most: 1_000 } as const;

export const PLAN_FILTERS = [
  {
    name: "which",
    label: "Which",
    any: "Offered",
    options: [{ value: "all", label: "All, with those withdrawn" }],
  },
] as const;

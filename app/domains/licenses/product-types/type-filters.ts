/** How the list of insurance types is narrowed. */
export const TYPE_FILTERS = [
  {
    name: "which",
    label: "Which",
    any: "Active",
    options: [{ value: "all", label: "All, with those turned off" }],
  },
] as const;

/** Searches that somebody saves, and what has been looked at lately. */
export const savedSearches = {
  "Saved searches": "Búsquedas guardadas",
} satisfies Record<string, string>;

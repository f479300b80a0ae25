/** Half the size of the results map's crop, in map units (the searched circle's radius is 184). */
export const RESULTS_MAP_FRAME = { halfWidth: 200, halfHeight: 206 } as const;

/** How a page's agent is named on the map and in the list: A for the first. Numbers on a map count agents. */
export const pinLetter = (at: number) => String.fromCharCode(65 + at);

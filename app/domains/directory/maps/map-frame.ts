/** Half the size of the results map's crop, in map units (the searched circle's radius is 184). */
export const RESULTS_MAP_FRAME = { halfWidth: 200, halfHeight: 206 } as const;

/** The data that the map in the browser loads once it is used. Short: there may be hundreds. */

/** Degrees, name, slug. */
export type LiveAgent = readonly [lat: number, lon: number, name: string, slug: string];
/** Degrees, and the name of a place or a ZIP. */
export type LiveLabel = readonly [lat: number, lon: number, name: string];

export type LivePoints = {
  /** All agents that the search found, in its order, not only those of the page. */
  agents: LiveAgent[];
  /** Larger places first. */
  places: LiveLabel[];
  zips: LiveLabel[];
};

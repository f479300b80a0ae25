/** What the browser has no use for. */
type Unshown = { agentNo: number; lat: number; lon: number; orderValue: number; rankedAt: number };

/** A card without the numbers that only made its place. */
export function stripped<T extends Unshown>(card: T) {
  const { agentNo, lat, lon, orderValue, rankedAt, ...rest } = card;
  return rest;
}

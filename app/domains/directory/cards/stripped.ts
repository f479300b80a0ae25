/** Numbers that no page shows. */
type Unshown = { agentNo: number; lat: number; lon: number; orderValue: number };

/** A card without the numbers that only ordered or placed it. */
export function stripped<T extends Unshown>(card: T) {
  const { agentNo, lat, lon, orderValue, ...rest } = card;
  return rest;
}

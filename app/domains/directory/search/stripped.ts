import type { AgentCard } from "../types.ts";

/** What the browser has no use for. */
type Unshown = { agentNo: number; lat: number; lon: number; orderValue: number; rankedAt: number } & Pick<
  AgentCard,
  "headline" | "proven"
>;

/** A card without the numbers that only made its place, and without what a row does not show. */
export function stripped<T extends Unshown>(card: T) {
  const { agentNo, lat, lon, orderValue, rankedAt, headline, proven, ...rest } = card;
  return rest;
}

import { COUNTED_ROWS } from "#app/platform/list-page.ts";
import { formatCount } from "#app/ui/format-count.ts";

/** How many live subscriptions pay these prices: "12", "10,000 or more". */
export function liveWords(prices: readonly { live: number }[]): string {
  const live = prices.reduce((sum, one) => sum + Math.min(one.live, COUNTED_ROWS), 0);
  return `${formatCount(live)}${prices.some((one) => one.live > COUNTED_ROWS) ? " or more" : ""}`;
}

import { COUNTED_ROWS } from "#app/platform/lists/list-page.ts";
import { formatCount } from "#app/ui/format-count.ts";

/** How many live subscriptions pay these prices; counted up to the limit of lists. */
export const liveCount = (prices: readonly { live: number }[]): number =>
  prices.reduce((sum, { live }) => sum + Math.min(live, COUNTED_ROWS), 0);

/** How many live subscriptions pay these prices: "12", "10,000 or more"; with a word for one, "1 subscription", "12 subscriptions". */
export function liveWords(prices: readonly { live: number }[], one?: string): string {
  const live = liveCount(prices);
  const more = prices.some((price) => price.live > COUNTED_ROWS);
  const count = `${formatCount(live)}${more ? " or more" : ""}`;
  return one === undefined ? count : `${count} ${one}${live === 1 && !more ? "" : "s"}`;
}

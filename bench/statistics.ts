/** Numbers about measured numbers. All of them throw `RangeError` when there is nothing to count. */

/** The smallest value that at least `share` (0–1) of the values do not exceed (nearest rank; nothing is interpolated). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length)));
  const value = sorted[rank - 1];
  if (value === undefined) throw new RangeError("no values");
  return value;
}

export type Times = { p50Ms: number; p95Ms: number; p99Ms: number };

/** The reported times, all in milliseconds. */
export const timesOf = (ms: readonly number[]): Times => ({
  p50Ms: percentile(ms, 0.5),
  p95Ms: percentile(ms, 0.95),
  p99Ms: percentile(ms, 0.99),
});

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError("no values");
  return (lower + upper) / 2;
}

/** The spread of the values, as a share of their median: 0 if all are the same. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

/** With fewer samples a ratio says nothing about a trend. */
const LEAST_SAMPLES = 100;

/**
 * Mean of the last quarter of what was looked at evenly over a time, as a share of the second quarter's: the first one is
 * starting up. Null where there are too few samples.
 */
export function growthOf(samples: readonly number[]): number | null {
  if (samples.length < LEAST_SAMPLES) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const quarter = (nth: number) =>
    samples.slice(Math.floor((samples.length * nth) / 4), Math.floor((samples.length * (nth + 1)) / 4));
  return mean(quarter(3)) / mean(quarter(1));
}

/** Formats a number as "5,000". */

// Made once: `toLocaleString` looks up the locale again on every call, which was a tenth of a city page.
const format = new Intl.NumberFormat("en-US");

/** 5000 → "5,000". */
export function formatCount(count: number): string {
  return format.format(count);
}

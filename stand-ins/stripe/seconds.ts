/** Lengths of time in seconds, as Stripe counts it. */
export const DAY_S = 24 * 60 * 60;

/** "Nov 23, 2026", in UTC. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
}

/** "$12.50"; other currencies by their codes. */
export function moneyOf(cents: number, currency: string): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: currency.toUpperCase() });
}

/** What happened to every review on the site: counts that add up, by status, stars, and reason. Pure. */
import type { Star } from "../types.ts";

/** A row of `review_totals`. */
export type TotalRow = { status: string; stars: number; reason: string; count: number };

export type ReasonCounts = { reason: string; count: number; byStars: { stars: Star; count: number }[] };

export type Integrity = {
  /** Every review received, by status, stars, and reason. */
  totals: readonly TotalRow[];
  /** Why reviews are held now and why they were removed, the most frequent reason first. */
  heldFor: ReasonCounts[];
  removedFor: ReasonCounts[];
  /** The day of the first review as `YYYY-MM-DD`; null when none was received. */
  since: string | null;
  /** Mean of all published stars; null without one. */
  mean: number | null;
};

export const STARS_FIVE_FIRST = [5, 4, 3, 2, 1] as const satisfies readonly Star[];

/** Adds up the rows of `review_totals`. */
export function addUpTotals(totals: readonly TotalRow[], since: string | null): Integrity {
  const published = totals.filter((row) => row.status === "published");
  const count = sumOf(published);
  const stars = published.reduce((sum, row) => sum + row.stars * row.count, 0);
  return {
    totals,
    heldFor: byReason(totals.filter((row) => row.status === "held")),
    removedFor: byReason(totals.filter((row) => row.status === "removed")),
    since,
    mean: count === 0 ? null : stars / count,
  };
}

function byReason(rows: readonly TotalRow[]): ReasonCounts[] {
  return [...new Set(rows.map((row) => row.reason))]
    .map((reason) => {
      const own = rows.filter((row) => row.reason === reason);
      return {
        reason,
        count: sumOf(own),
        byStars: STARS_FIVE_FIRST.map((stars) => ({
          stars,
          count: sumOf(own.filter((row) => row.stars === stars)),
        })),
      };
    })
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}

function sumOf(rows: readonly TotalRow[]): number {
  return rows.reduce((sum, row) => sum + row.count, 0);
}

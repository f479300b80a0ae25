/** Counts every review as it goes by: the site's integrity figures and the means of the insurance types. */
import type { reviewTotals, typeMeans } from "../schema/reviews.ts";
import type { ReviewDraft } from "./records.ts";

type Mean = { sum: number; count: number };

/** Bit under which the mean over all types is stored. */
const ALL_TYPES = -1;

export class ReviewTally {
  #totals = new Map<string, number>();
  #means = new Map<number, Mean>();
  received = 0;
  /** Milliseconds; null before the first. */
  firstReceivedAt: number | null = null;

  add(review: Pick<ReviewDraft, "status" | "stars" | "reason" | "typeBit" | "submittedAt">): void {
    this.received += 1;
    this.firstReceivedAt = Math.min(this.firstReceivedAt ?? review.submittedAt, review.submittedAt);
    const key = `${review.status}|${review.stars}|${review.reason ?? ""}`;
    this.#totals.set(key, (this.#totals.get(key) ?? 0) + 1);
    if (review.status !== "published") return;
    this.#addStars(review.typeBit, review.stars);
    this.#addStars(ALL_TYPES, review.stars);
  }

  #addStars(bit: number, stars: number): void {
    const mean = this.#means.get(bit) ?? { sum: 0, count: 0 };
    this.#means.set(bit, { sum: mean.sum + stars, count: mean.count + 1 });
  }

  totalRows(): Required<typeof reviewTotals.$inferInsert>[] {
    return [...this.#totals].sort().map(([key, reviewCount]) => {
      const [status = "", stars = "0", reason = ""] = key.split("|");
      return { status, stars: Number(stars), reason, reviewCount };
    });
  }

  meanRows(): Required<typeof typeMeans.$inferInsert>[] {
    return [...this.#means]
      .sort(([a], [b]) => a - b)
      .map(([typeBit, { sum, count }]) => ({ typeBit, meanStars: sum / count, reviewCount: count }));
  }
}

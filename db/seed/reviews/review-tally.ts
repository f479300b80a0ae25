/** Counts every review as it passes: the site's integrity figures, its event log, the means of the insurance types. */
import type { reviewDays, reviewTotals, typeMeans } from "../../schema/reviews.ts";
import { dayOf } from "../days.ts";
import type { ReviewDraft } from "../records.ts";
import type { CaseEvent } from "./review-cases.ts";
import { eventsOf, type LoggedReview } from "./review-events.ts";

type Mean = { sum: number; count: number };

/** Bit under which the mean over all types is stored. */
const ALL_TYPES = -1;

export class ReviewTally {
  readonly nowMs: number;
  #totals = new Map<string, number>();
  #days = new Map<string, number>();
  #means = new Map<number, Mean>();
  received = 0;
  /** Milliseconds; null before the first. */
  firstReceivedAt: number | null = null;

  /** Nothing that happened is dated after `nowMs`. */
  constructor(nowMs: number) {
    this.nowMs = nowMs;
  }

  /** `asked`: what a person was asked about it. */
  add(review: LoggedReview & Pick<ReviewDraft, "typeBit">, asked: readonly CaseEvent[]): void {
    this.received += 1;
    this.firstReceivedAt = Math.min(this.firstReceivedAt ?? review.submittedAt, review.submittedAt);
    const key = `${review.status}|${review.stars}|${review.reason ?? ""}`;
    this.#totals.set(key, (this.#totals.get(key) ?? 0) + 1);
    for (const { day, event, from, to, reason } of eventsOf(review, this.nowMs)) {
      const entry = `${day}|${event}|${from}|${to}|${review.stars}|${reason}`;
      this.#days.set(entry, (this.#days.get(entry) ?? 0) + 1);
    }
    for (const { event, atMs, state, reason } of asked) {
      const entry = `${dayOf(atMs)}|${event}|${state}|${state}|${review.stars}|${reason}`;
      this.#days.set(entry, (this.#days.get(entry) ?? 0) + 1);
    }
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

  dayRows(): Required<typeof reviewDays.$inferInsert>[] {
    return [...this.#days].sort().map(([entry, eventCount]) => {
      const [day = "", event = "", fromState = "", toState = "", stars = "0", reason = ""] = entry.split("|");
      return { day, event, fromState, toState, stars: Number(stars), reason, eventCount };
    });
  }

  meanRows(): Required<typeof typeMeans.$inferInsert>[] {
    return [...this.#means]
      .sort(([a], [b]) => a - b)
      .map(([typeBit, { sum, count }]) => ({ typeBit, meanStars: sum / count, reviewCount: count }));
  }
}

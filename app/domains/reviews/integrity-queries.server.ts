/** The figures of `/help#reviews`: read from sums that are kept, nothing is counted here. */
import { eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { reviewTotals, settings } from "#db/schema/index.ts";
import { addUpTotals, type Integrity } from "./integrity.ts";

/** Four states, five stars, and fewer than twenty reasons in the two that have any. */
const TOTAL_LIMIT_ROWS = 400;
/** Since when reviews are received, `YYYY-MM-DD`. */
const SINCE_KEY = "reviews.since";

/** Reads the figures in one round trip. */
export async function getIntegrity({ db }: Pick<AppContext, "db">): Promise<Integrity> {
  const [totals, since] = await db.batch([
    db.orm
      .select({
        status: reviewTotals.status,
        stars: reviewTotals.stars,
        reason: reviewTotals.reason,
        count: reviewTotals.reviewCount,
      })
      .from(reviewTotals)
      .limit(TOTAL_LIMIT_ROWS),
    db.orm.select({ value: settings.value }).from(settings).where(eq(settings.key, SINCE_KEY)).limit(1),
  ]);
  return addUpTotals(totals, since[0]?.value ?? null);
}

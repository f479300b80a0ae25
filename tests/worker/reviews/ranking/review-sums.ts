/** The totals of an agent's reviews and of the site, counted from the reviews. */
import { expect } from "vitest";
import { listValue, STORED_AS_OF, sumReviews } from "#support/ranking.ts";

type Rows = (sql: string, args?: (string | number | null)[]) => Promise<Record<string, unknown>[]>;

/** Every total of the agent with this number, and of the site, equals the sum of the reviews. */
export async function expectSumsToHold(rows: Rows, no: number): Promise<void> {
  const [stored] = await rows("SELECT * FROM agent_review_stats WHERE agent_no = ?", [no]);
  const own = await rows(
    `SELECT r.*, EXISTS (SELECT 1 FROM review_disclosures d WHERE d.review_id = r.id AND d.stake) stake
     FROM reviews r WHERE agent_no = ?`,
    [no],
  );
  const inState = (status: string) => own.filter((one) => one.status === status).length;
  expect(stored).toMatchObject({
    received: own.length,
    published: inState("published"),
    awaiting: inState("awaiting-verification"),
    held: inState("held"),
    removed: inState("removed"),
    withdrawn: inState("withdrawn"),
  });
  const published = own.flatMap((one) =>
    one.status === "published" && one.stake === 0
      ? [
          {
            stars: Number(one.stars),
            proofTier: Number(one.proof_tier) as 1 | 2 | 3,
            publishedAt: Number(one.published_at),
          },
        ]
      : [],
  );
  const [search] = await rows(
    "SELECT s.*, a.order_value FROM agent_search s JOIN agents a ON a.agent_no = s.agent_no WHERE s.agent_no = ?",
    [no],
  );
  const sums = sumReviews(published, STORED_AS_OF);
  expect(Number(search?.weight_sum)).toBeCloseTo(sums.weightSum, 4);
  expect(Number(search?.weighted_squares)).toBeCloseTo(sums.weightedSquares, 3);
  const [prior] = await rows("SELECT mean_stars, review_count FROM type_means WHERE type_bit = -1");
  const [listed] = await rows("SELECT value->>'mean' mean FROM settings WHERE key = 'ranking.mean'");
  expect(Number(search?.order_value)).toBeCloseTo(
    listValue(sumReviews(published, Date.now()), Number(listed?.mean ?? prior?.mean_stars)),
    4,
  );
  const totals = await rows(
    "SELECT status, sum(review_count) n FROM review_totals GROUP BY status HAVING n > 0 ORDER BY status",
  );
  expect(totals).toEqual(
    await rows("SELECT status, count(*) n FROM reviews GROUP BY status ORDER BY status"),
  );
  const [mean] = await rows(
    `SELECT avg(stars) mean, count(*) n FROM reviews r WHERE status = 'published'
       AND NOT EXISTS (SELECT 1 FROM review_disclosures d WHERE d.review_id = r.id AND d.stake)`,
  );
  expect(Number(prior?.mean_stars)).toBeCloseTo(Number(mean?.mean), 6);
  expect(prior?.review_count).toBe(mean?.n);
}

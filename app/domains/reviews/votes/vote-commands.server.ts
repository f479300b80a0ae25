/** Whether a review helped its readers: one vote per reader, counted in the batch that writes it. */

import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import type { FoundReview } from "../listing/review-queries.server.ts";
import { reviewPages } from "../review-pages.ts";
import { WILSON_Z } from "./wilson.ts";

const squared = WILSON_Z * WILSON_Z;
const votes = sql`(helpful_count + unhelpful_count)`;
const share = sql`(cast(helpful_count AS real) / ${votes})`;

/** `wilsonLowerBound` of the row's own counts. */
export const helpfulOrder = sql`CASE WHEN ${votes} = 0 THEN 0.0 ELSE max(0.0,
  (${share} + ${squared} / (2 * ${votes})
    - ${WILSON_Z} * sqrt((${share} * (1 - ${share}) + ${squared} / (4 * ${votes})) / ${votes}))
  / (1 + ${squared} / ${votes})) END`;

/**
 * Casts, changes, or takes back the reader's vote. The counts move by the difference between the old and the new vote,
 * both read in the batch itself, so that two clicks at once count as one.
 */
export async function castVote(
  context: AppContext,
  userId: string,
  { review, agent }: FoundReview,
  vote: "yes" | "no" | "none",
): Promise<void> {
  const { db, clock } = context;
  const before = (helpful: 0 | 1) => sql`(SELECT count(*) FROM review_votes v
    WHERE v.review_id = reviews.id AND v.user_id = ${userId} AND v.helpful = ${helpful})`;
  const after = (wanted: "yes" | "no") => (vote === wanted ? 1 : 0);
  const open = sql`id = ${review.id} AND status = 'published'`;
  await commit(context, {
    statements: [
      db.orm.run(sql`UPDATE reviews SET helpful_count = helpful_count - ${before(1)} + ${after("yes")},
      unhelpful_count = unhelpful_count - ${before(0)} + ${after("no")} WHERE ${open}`),
      vote === "none"
        ? db.orm.run(sql`DELETE FROM review_votes WHERE user_id = ${userId}
          AND review_id = (SELECT id FROM reviews WHERE ${open})`)
        : db.orm.run(sql`INSERT INTO review_votes (review_id, user_id, helpful, voted_at)
          SELECT id, ${userId}, ${after("yes")}, ${clock.now()} FROM reviews WHERE ${open}
          ON CONFLICT (review_id, user_id) DO UPDATE SET helpful = excluded.helpful, voted_at = excluded.voted_at`),
      db.orm.run(sql`UPDATE reviews SET helpful_order = ${helpfulOrder} WHERE id = ${review.id}`),
    ],
    purge: reviewPages(agent.slug, review.id),
  });
}

/** For a deleted account: deletes its votes and counts them out. */
export function forgetVotes({ db }: Pick<AppContext, "db">, userId: string) {
  const voted = sql`id IN (SELECT v.review_id FROM review_votes v WHERE v.user_id = ${userId})`;
  const given = (helpful: 0 | 1) => sql`(SELECT count(*) FROM review_votes v
    WHERE v.review_id = reviews.id AND v.user_id = ${userId} AND v.helpful = ${helpful})`;
  return [
    db.orm.run(sql`UPDATE reviews SET helpful_count = helpful_count - ${given(1)},
      unhelpful_count = unhelpful_count - ${given(0)} WHERE ${voted}`),
    db.orm.run(sql`UPDATE reviews SET helpful_order = ${helpfulOrder} WHERE ${voted}`),
    db.orm.run(sql`DELETE FROM review_votes WHERE user_id = ${userId}`),
  ];
}

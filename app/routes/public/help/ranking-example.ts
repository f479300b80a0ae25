/** Two agents who do not exist, put through the ranking itself, so that the page cannot tell another story. */
import { explainRank, type RankExplanation, sumReviews } from "#app/domains/directory/ranking.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { PlainMessage } from "#app/text/text.ts";

/** What the example uses where no review has been published yet. */
const MEAN_WITHOUT_REVIEWS = 4;

type Example = { who: PlainMessage; what: PlainMessage | null; rank: RankExplanation };

const review = (stars: number, proofTier: 1 | 2 | 3, daysOld: number) => ({
  stars,
  proofTier,
  publishedAt: -daysOld * DAY_MS,
});

const few = [review(5, 1, 20), review(5, 1, 50)];

/** Forty over two years: thirty of five stars, six of four, two of three, two of one. */
const many = Array.from({ length: 40 }, (_, at) => {
  const stars = at % 20 === 19 ? 1 : at % 20 === 18 ? 3 : at % 20 >= 15 ? 4 : 5;
  return review(stars, at % 4 === 0 ? 3 : 2, at * 18);
});

/** `mean` is C; null stands for a register without reviews. */
export function rankingExamples(mean: number | null): { mean: number; rows: Example[] } {
  const prior = mean ?? MEAN_WITHOUT_REVIEWS;
  return {
    mean: prior,
    rows: [
      {
        who: "Two reviews",
        what: "both with five stars, email verified, from the last two months",
        rank: explainRank(sumReviews(few, 0), prior),
      },
      {
        who: "Forty reviews",
        what: "thirty with five stars, ten with fewer, from conversations and appointments over two years",
        rank: explainRank(sumReviews(many, 0), prior),
      },
      { who: "No review yet", what: null, rank: explainRank(sumReviews([], 0), prior) },
    ],
  };
}

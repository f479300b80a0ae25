/**
 * Three made-up agents, and what the formula makes of their reviews where the mean is four stars. The numbers are written
 * down, so that the page needs no query; tests/worker/directory/ranking.test.ts compares them with the formula.
 */
import type { PlainMessage } from "#app/text/text.ts";

export const EXAMPLE_MEAN = 4;

type Example = {
  who: PlainMessage;
  what: PlainMessage | null;
  reviews: readonly { stars: number; proofTier: 1 | 2 | 3; daysOld: number }[];
  plainAverage: number | null;
  drawnAverage: number;
  uncertainty: number;
  orderValue: number;
};

/** Best first, as lists are. */
export const RANKING_EXAMPLES: readonly Example[] = [
  {
    who: "Forty reviews",
    what: "thirty with five stars, ten with fewer, from conversations and appointments over two years",
    // Six have four stars, two have three, two have one.
    reviews: Array.from({ length: 40 }, (_, at) => ({
      stars: at % 20 === 19 ? 1 : at % 20 === 18 ? 3 : at % 20 >= 15 ? 4 : 5,
      proofTier: at % 4 === 0 ? 3 : 2,
      daysOld: at * 18,
    })),
    plainAverage: 4.55,
    drawnAverage: 4.49,
    uncertainty: 0.18,
    orderValue: 4.31,
  },
  {
    who: "Two reviews",
    what: "both with five stars, email verified, from the last two months",
    reviews: [
      { stars: 5, proofTier: 1, daysOld: 20 },
      { stars: 5, proofTier: 1, daysOld: 50 },
    ],
    plainAverage: 5,
    drawnAverage: 4.12,
    uncertainty: 0.38,
    orderValue: 3.74,
  },
  {
    who: "No review yet",
    what: null,
    reviews: [],
    plainAverage: null,
    drawnAverage: 4,
    uncertainty: 0.42,
    orderValue: 3.58,
  },
];

import { Link } from "@remix-run/react";
import {
  RANKING_HALF_LIFE_DAYS,
  RANKING_PRIOR_REVIEWS,
  RANKING_PRIOR_SPREAD_STARS,
  RANKING_TIER_WEIGHTS,
} from "#app/domains/directory/policy.ts";
import { paths } from "#app/paths.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { rankingExamples } from "./ranking-example.ts";

const two = (value: number | null) => (value === null ? "–" : value.toFixed(2));

/** `mean` is that of all published stars, counted now; null without a review. */
export function RankingHelp({ mean }: { mean: number | null }) {
  const example = rankingExamples(mean);
  return (
    <Section id="ranking" title="How results are ranked">
      <div className="prose">
        <p>
          Best match ranks agents by their reviews, but not all reviews count the same. Forty good reviews
          tell you more than two perfect ones, and last month’s review more than one from three years ago. A
          review after a kept appointment is better proof than one with only a confirmed email. Agents can’t
          pay to rank higher.
        </p>
        <p>
          Every review gets a weight, and each agent’s average is pulled toward the average for that type of
          insurance. Here’s the math:
        </p>
      </div>
      <div className="mt-5">
        <FactList
          items={[
            {
              term: "Weight",
              detail: (
                <>
                  w = proof × 0.5<sup>days old ÷ {RANKING_HALF_LIFE_DAYS}</sup>, where proof is{" "}
                  {RANKING_TIER_WEIGHTS[3]} for a confirmed appointment, {RANKING_TIER_WEIGHTS[2]} for a
                  confirmed conversation, and {RANKING_TIER_WEIGHTS[1]} for a verified email address
                </>
              ),
            },
            {
              term: "Adjusted average",
              detail: (
                <>
                  S = (m × C + Σ w × stars) ÷ (m + Σ w), where m = {RANKING_PRIOR_REVIEWS} and C is the
                  average of all published stars for the insurance you searched
                </>
              ),
            },
            {
              term: "Spread",
              detail: <>σ² = (m × {RANKING_PRIOR_SPREAD_STARS}² + Σ w × (stars − S)²) ÷ (m + Σ w)</>,
            },
            {
              term: "Order value",
              detail: <>S − σ ÷ √(m + Σ w): the adjusted average, minus how uncertain it is</>,
            },
          ]}
        />
      </div>
      <div className="prose mt-5">
        <p>
          When order values tie, the closer agent comes first, then the one who answers faster, then the one
          who takes new clients. You can also sort by distance, by simple average, or by number of reviews.
        </p>
        <p>
          The formula in action, with C = {two(example.mean)}
          {mean === null ? "" : ", the average of all published stars today"}:
        </p>
      </div>
      <div className="mt-5">
        <DataTable
          caption="Three made-up agents, ranked by the formula"
          columns={[
            {
              key: "who",
              label: "Agent with",
              heading: true,
              cell: (row) => (
                <>
                  {row.who}
                  {row.what === "" ? null : (
                    <Caption as="span" className="block font-text">
                      {row.what}
                    </Caption>
                  )}
                </>
              ),
            },
            { key: "plain", label: "Simple average", end: true, cell: (row) => two(row.rank.plainAverage) },
            { key: "drawn", label: "Adjusted average", end: true, cell: (row) => two(row.rank.drawnAverage) },
            { key: "less", label: "Uncertainty", end: true, cell: (row) => two(row.rank.uncertainty) },
            { key: "order", label: "Order value", end: true, cell: (row) => two(row.rank.orderValue) },
          ]}
          rows={[...example.rows].sort((a, b) => b.rank.orderValue - a.rank.orderValue)}
          rowKey={(row) => row.who}
        />
      </div>
      <div className="prose mt-5">
        <p>
          “Why this ranking?” under a result shows an agent’s own numbers, and so does “How this agent’s
          ranking is calculated” on a profile.{" "}
          <Link to={paths.search({ q: "Austin, TX", explain: true })}>
            Here’s a search with all of them open
          </Link>
          . The reviews behind them are on the profile, each with its stars, date, and proof, so anyone can do
          the math again. A review’s age counts up to the day we last added up the agent’s reviews. We show
          answer times once an agent has had five conversations. Before that, the page says how many there
          were.
        </p>
      </div>
    </Section>
  );
}

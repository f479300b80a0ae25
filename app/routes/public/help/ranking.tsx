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
    <Section id="ranking" title="How results are ordered">
      <div className="prose">
        <p>
          Best match orders agents by their reviews, weighed. Two perfect reviews prove less than forty good
          ones; a review from last month says more than one from three years ago; an appointment that was kept
          is better proof than a confirmed address. Payment has no place in it: there is no column for it to
          stand in.
        </p>
        <p>
          Every review gets a weight, and each agent’s reviews are drawn toward the mean of that kind of
          insurance:
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
                  {RANKING_TIER_WEIGHTS[3]} for an appointment kept, {RANKING_TIER_WEIGHTS[2]} for a
                  conversation on record and {RANKING_TIER_WEIGHTS[1]} for a verified email address
                </>
              ),
            },
            {
              term: "Drawn average",
              detail: (
                <>
                  S = (m × C + Σ w × stars) ÷ (m + Σ w), where m = {RANKING_PRIOR_REVIEWS} and C is the mean
                  of all published stars for the insurance searched
                </>
              ),
            },
            {
              term: "Spread",
              detail: <>σ² = (m × {RANKING_PRIOR_SPREAD_STARS}² + Σ w × (stars − S)²) ÷ (m + Σ w)</>,
            },
            {
              term: "Order value",
              detail: <>S − σ ÷ √(m + Σ w): the drawn average less what is uncertain about it</>,
            },
          ]}
        />
      </div>
      <div className="prose mt-5">
        <p>
          Equal order values are settled by distance, then by answer time, then by who takes new clients. You
          can also order by distance, by plain average, or by number of reviews.
        </p>
        <p>
          The formula at work, with C = {two(example.mean)}
          {mean === null ? "" : ", the mean of all published stars today"}:
        </p>
      </div>
      <div className="mt-5">
        <DataTable
          caption="Three made-up agents, ordered by the formula"
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
            { key: "plain", label: "Plain average", end: true, cell: (row) => two(row.rank.plainAverage) },
            { key: "drawn", label: "Drawn average", end: true, cell: (row) => two(row.rank.drawnAverage) },
            { key: "less", label: "Uncertainty", end: true, cell: (row) => two(row.rank.uncertainty) },
            { key: "order", label: "Order value", end: true, cell: (row) => two(row.rank.orderValue) },
          ]}
          rows={[...example.rows].sort((a, b) => b.rank.orderValue - a.rank.orderValue)}
          rowKey={(row) => row.who}
        />
      </div>
      <div className="prose mt-5">
        <p>
          “Why this ranking?” under a result prints these numbers for that agent, “How this agent’s place is
          computed” does on a profile;{" "}
          <Link to={paths.search({ q: "Austin, TX", explain: true })}>
            here is a search with all of them open
          </Link>
          . The reviews they come from stand on the profile, each with its stars, its date and its proof, so
          that anyone can add them up again; ages count to the day on which the agent’s reviews were last
          added up. Answer times are shown from the fifth conversation on; below that the page says how many
          there were.
        </p>
      </div>
    </Section>
  );
}

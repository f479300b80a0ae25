import { Link } from "@remix-run/react";
import { DISTANCE_STEPS_MILES as steps } from "#app/domains/directory/limits.ts";
import {
  RANKING_HALF_LIFE_DAYS,
  RANKING_PRIOR_REVIEWS,
  RANKING_PRIOR_SPREAD_STARS,
  RANKING_TIER_WEIGHTS,
} from "#app/domains/directory/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { neutralityAddress } from "#app/paths/review-rules.ts";
import { rich, t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Chapter } from "./chapter.tsx";
import { EXAMPLE_MEAN, RANKING_EXAMPLES } from "./ranking-example.ts";

const two = (value: number | null) => (value === null ? "–" : value.toFixed(2));

export function RankingHelp() {
  return (
    <Chapter id="ranking" title={t("How results are ranked")}>
      <div className="prose">
        <p>
          {t(
            "Best match ranks agents by their reviews, but not all reviews count the same. Forty good reviews tell you more than two perfect ones, and last month’s review more than one from three years ago. A review after a completed appointment is better proof than one with only a confirmed email. Agents can’t pay to rank higher.",
          )}
        </p>
        <p>
          <Link to={paths.whoPays()}>{t("Who pays whom")}</Link>
        </p>
        <p>
          {t(
            "Every review gets a weight, and each agent’s average is pulled toward the average for that type of insurance. Here’s the math:",
          )}
        </p>
      </div>
      <div className="mt-5">
        <FactList
          items={[
            {
              term: t("Weight"),
              detail: (
                <>
                  {rich(
                    "w = proof × 0.5{exponent}, where proof is {appointment} for a confirmed appointment, {conversation} for a confirmed conversation, and {email} for a verified email address",
                    {
                      exponent: <sup>{t("days old ÷ {days}", { days: RANKING_HALF_LIFE_DAYS })}</sup>,
                      appointment: RANKING_TIER_WEIGHTS[3],
                      conversation: RANKING_TIER_WEIGHTS[2],
                      email: RANKING_TIER_WEIGHTS[1],
                    },
                  )}
                </>
              ),
            },
            {
              term: t("Adjusted average"),
              detail: t(
                "S = (m × C + Σ w × stars) ÷ (m + Σ w), where m = {reviews} and C is the average of all published stars for the insurance you searched",
                { reviews: RANKING_PRIOR_REVIEWS },
              ),
            },
            {
              term: t("Spread"),
              detail: t("σ² = (m × {stars}² + Σ w × (stars − S)²) ÷ (m + Σ w)", {
                stars: RANKING_PRIOR_SPREAD_STARS,
              }),
            },
            {
              term: t("Order value"),
              detail: t("S − σ ÷ √(m + Σ w): the adjusted average, minus how uncertain it is"),
            },
          ]}
        />
      </div>
      <div className="prose mt-5">
        <p>
          {t(
            "Near a place, distance counts before reviews, in steps: everyone within {first} miles comes before everyone within {second}, then {third}, then {fourth}. Within a step, the order value decides. When order values tie, the closer agent comes first, then the one who answers faster.",
            { first: steps[0], second: steps[1], third: steps[2], fourth: steps[3] },
          )}
        </p>
        <p>
          {t(
            "You can also sort by distance, by simple average, or by number of reviews; then there are no steps. However a search is sorted, agents who aren’t taking new clients come last.",
          )}
        </p>
        <p>
          {rich("Agents can’t pay to rank higher, and we check that every night. {link}.", {
            link: <a href={neutralityAddress()}>{t("What last night’s check found")}</a>,
          })}
        </p>
        <p>{t("The formula in action, with C = {mean}:", { mean: two(EXAMPLE_MEAN) })}</p>
      </div>
      <div className="mt-5">
        <DataTable
          caption={t("Three made-up agents, ranked by the formula")}
          columns={[
            {
              key: "who",
              label: t("Agent with"),
              heading: true,
              cell: (row) => (
                <>
                  <span>{t(row.who)}</span>
                  {row.what === null ? null : (
                    <Caption as="span" className="block font-text">
                      {t(row.what)}
                    </Caption>
                  )}
                </>
              ),
            },
            {
              key: "plain",
              label: t("Simple average"),
              end: true,
              cell: (row) => two(row.plainAverage),
            },
            {
              key: "drawn",
              label: t("Adjusted average"),
              end: true,
              cell: (row) => two(row.drawnAverage),
            },
            { key: "less", label: t("Uncertainty"), end: true, cell: (row) => two(row.uncertainty) },
            { key: "order", label: t("Order value"), end: true, cell: (row) => two(row.orderValue) },
          ]}
          rows={RANKING_EXAMPLES}
          rowKey={(row) => row.who}
        />
      </div>
      <div className="prose mt-5">
        <p>
          {rich(
            "“Why this ranking?” under a result shows an agent’s own numbers, and so does “How this agent’s ranking is calculated” on a profile. {link}. The reviews behind them are on the profile, each with its stars, date, and proof, so anyone can do the math again. A review’s age is a number of whole days. We show answer times once an agent has had five conversations. Before that, the page says how many there were.",
            {
              link: (
                <Link to={paths.search({ q: "Austin, TX", explain: true })}>
                  {t("Here’s a search with all of them open")}
                </Link>
              ),
            },
          )}
        </p>
      </div>
    </Chapter>
  );
}

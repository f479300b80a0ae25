import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, rich, t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { RANKING_PRIOR_REVIEWS } from "../../policy.ts";
import type { ListedRank } from "../../types.ts";

export type RankTableProps = {
  rank: ListedRank;
  /** Name of the type, or "overall", whose mean the average is drawn toward. */
  base: string;
};

/** Enough digits that anyone who adds up again ends with the same value. */
const exact = (value: number | null) => value?.toFixed(4) ?? t("none");

/** Every number between the reviews and the place in the list, so that anyone can recompute it. */
export function RankTable({ rank, base }: RankTableProps) {
  const m = RANKING_PRIOR_REVIEWS;
  const rows = [
    [t("Published reviews"), String(rank.reviewCount)],
    [t("Their plain average"), exact(rank.plainAverage)],
    [t("Σw, their weights by proof and age"), exact(rank.weightSum)],
    [t("Σwr, weights times stars"), exact(rank.weightedStars)],
    [t("Σwr², weights times stars squared"), exact(rank.weightedSquares)],
    [t("m, weight of the mean, in reviews"), String(m)],
    [
      base === "overall" ? t("C, the overall mean") : t("C, the {type} mean", { type: named(base) }),
      exact(rank.priorMean),
    ],
    [t("S, the average drawn toward C: (mC + Σwr) ÷ (m + Σw)"), exact(rank.drawnAverage)],
    [t("σ, the spread"), exact(rank.spread)],
    [t("Uncertainty: σ ÷ √(m + Σw)"), exact(rank.uncertainty)],
  ];
  return (
    <div className="text-14">
      <div className="mt-1 bg-sunk px-4 py-3">
        <table>
          <caption className="sr-only">{t("How the order value is made")}</caption>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row" className="py-1.25 font-text">
                  {label}
                </th>
                <td className="py-1.25 text-right">{value}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className="py-1.25 font-strong">
                {t("Order value: S less the uncertainty")}
              </th>
              <td className="py-1.25 text-right font-strong">{exact(rank.orderValue)}</td>
            </tr>
          </tbody>
        </table>
        <Caption className="mt-2">
          {rich(
            "Ages are whole days, up to {day}. Ties go to distance, then answer time. Agents can’t pay to rank higher. {formula}",
            {
              day: formatDay(rank.weighedOn),
              formula: <Link to={paths.help("ranking")}>{t("The formula")}</Link>,
            },
          )}
        </Caption>
      </div>
    </div>
  );
}

import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { RANKING_PRIOR_REVIEWS } from "../policy.ts";
import type { RankExplanation } from "../ranking.ts";
import { wordCount } from "../wording.ts";

/** Every number between the reviews and the place in the list, so that anyone can recompute it. */
export function RankTable({
  rank,
  reviewCount,
  base,
}: {
  rank: RankExplanation;
  reviewCount: number;
  base: string;
}) {
  return (
    <div className="explain">
      <div className="in">
        <table>
          <caption className="vh">How the order value is made</caption>
          <tbody>
            <tr>
              <th scope="row">
                {reviewCount === 0
                  ? "No reviews yet"
                  : `Plain average of ${wordCount(reviewCount, "review")}`}
              </th>
              <td className="r">{rank.plainAverage?.toFixed(2) ?? "none"}</td>
            </tr>
            <tr>
              <th scope="row">Weighted by proof and age, together {rank.weightSum.toFixed(2)}</th>
              <td className="r">{rank.weightedAverage?.toFixed(2) ?? "none"}</td>
            </tr>
            <tr>
              <th scope="row">
                Drawn toward the {base} average, {rank.priorMean.toFixed(2)}
              </th>
              <td className="r">{rank.drawnAverage.toFixed(2)}</td>
            </tr>
            <tr>
              <th scope="row">
                Less the uncertainty: spread {rank.spread.toFixed(2)} over √({RANKING_PRIOR_REVIEWS} +{" "}
                {rank.weightSum.toFixed(2)})
              </th>
              <td className="r">−{rank.uncertainty.toFixed(2)}</td>
            </tr>
            <tr>
              <th scope="row">
                <b>Order value</b>
              </th>
              <td className="r">
                <b>{rank.orderValue.toFixed(2)}</b>
              </td>
            </tr>
          </tbody>
        </table>
        <p className="cap">
          Ties go to distance, then answer time. Payment has no row.{" "}
          <Link to={paths.help("ranking")}>The formula</Link>
        </p>
      </div>
    </div>
  );
}

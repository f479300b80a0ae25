import { Link } from "@remix-run/react";
import { named, t, tn } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { formatMiles } from "../format-figures.ts";
import { DISTANCE_STEPS_MILES } from "../limits.ts";
import type { AgentCard, RankInWords } from "../types.ts";
import { RankTable } from "./profile/rank-table.tsx";

export type WhyRankingProps = {
  agent: AgentCard;
  why: RankInWords;
  /** Name of the type or "overall", whose mean the ranking draws toward. */
  base: string;
  /** Address of the same list with everyone's numbers. */
  numbersTo: string | undefined;
};

/** Why an agent is at this place of a list: five rows in words, and the numbers behind them on request. */
export function WhyRanking({ agent, why, base, numbersTo }: WhyRankingProps) {
  const { stars, rank } = agent;
  const rows = [
    [t("Distance"), distanceWords(agent, why)],
    [
      t("Reviews"),
      stars === null
        ? t("None yet, so the {base} average of {mean} counts instead.", {
            base: named(base),
            mean: why.priorMean.toFixed(1),
          })
        : tn(stars.count, "{average}, from {n} review.", "{average} on average, from {n} reviews.", {
            average: stars.average.toFixed(1),
          }),
    ],
    [
      t("Confirmed"),
      stars === null
        ? t("Reviews from confirmed clients will count more.")
        : t("{proven} of {count}. These and newer ones count more.", {
            proven: String(agent.proven),
            count: String(stars.count),
          }),
    ],
    [
      t("New clients"),
      agent.acceptingClients
        ? t(agent.claimed ? "Taking them." : "Not known, so it doesn’t count.")
        : t("Not now, so after everyone who takes them."),
    ],
    [
      t("Score"),
      t("{value} of 5: the fewer reviews, the lower. Agents can’t pay to rank higher.", {
        value: why.orderValue.toFixed(2),
      }),
    ],
  ] as const;
  return (
    <details
      className="group/why -my-1 ml-auto open:my-0 open:ml-0 open:basis-full max-md:-my-2"
      open={rank !== null}
      suppressHydrationWarning
    >
      <summary className="inline-flex min-h-dense cursor-pointer list-none items-center text-14 text-accent underline decoration-1 underline-offset-[0.2em] hover:decoration-2 max-md:min-h-target [&::-webkit-details-marker]:hidden">
        {t("Why this ranking?")}
      </summary>
      <div className="mt-1 bg-sunk px-4 py-3 text-14 leading-table">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {rows.map(([name, words]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        {rank !== null ? (
          <Disclosure plain dense open summary={t("The numbers behind it")}>
            <RankTable rank={rank} base={base} />
          </Disclosure>
        ) : numbersTo === undefined ? null : (
          <Link
            className="inline-flex min-h-dense items-center max-md:min-h-target"
            to={numbersTo}
            prefetch="none"
            preventScrollReset
          >
            {t("The numbers behind it")}
          </Link>
        )}
      </div>
    </details>
  );
}

/** What the distance decides: in best match, everyone within a step is before everyone beyond it. */
function distanceWords({ distanceMiles }: AgentCard, { nearerMiles }: RankInWords): string {
  if (distanceMiles === null) return t("Doesn’t count in the list of a whole state.");
  const distance = formatMiles(distanceMiles);
  return nearerMiles === null
    ? distanceMiles <= DISTANCE_STEPS_MILES[0]
      ? t("{distance}. Up to {miles} miles, reviews decide.", { distance, miles: DISTANCE_STEPS_MILES[0] })
      : distance
    : t("{distance}, so after everyone within {miles} miles.", { distance, miles: nearerMiles });
}

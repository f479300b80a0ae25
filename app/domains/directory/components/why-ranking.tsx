import { named, t, tn } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { formatMiles } from "../format-figures.ts";
import { DISTANCE_STEPS_MILES } from "../limits.ts";
import type { AgentCard, SearchRank } from "../types.ts";
import { RankTable } from "./profile/rank-table.tsx";

export type WhyRankingProps = {
  agent: AgentCard;
  rank: SearchRank;
  /** Name of the type or "overall", whose mean the ranking draws toward. */
  base: string;
  /** From the address: the list opens with everyone's numbers. */
  open: boolean;
};

/** Why an agent is at this place of a list: five rows in words, and the numbers behind them on request. */
export function WhyRanking({ agent, rank, base, open }: WhyRankingProps) {
  const rows = [
    [t("Distance"), distanceWords(agent, rank)],
    [
      t("Reviews"),
      rank.reviewCount === 0
        ? t("None yet, so the {base} average of {mean} counts instead.", {
            base: named(base),
            mean: rank.priorMean.toFixed(1),
          })
        : tn(rank.reviewCount, "{average} from {n} review.", "{average} on average, from {n} reviews.", {
            average: (rank.plainAverage ?? 0).toFixed(1),
          }),
    ],
    [
      t("Confirmed"),
      rank.reviewCount === 0
        ? t("Reviews from confirmed clients will count more.")
        : t("{proven} of {count}. These and newer ones count more.", {
            proven: String(agent.proven),
            count: String(rank.reviewCount),
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
        value: rank.orderValue.toFixed(2),
      }),
    ],
  ] as const;
  return (
    <details className="group/why ml-auto open:ml-0 open:basis-full" open={open} suppressHydrationWarning>
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
        <Disclosure plain dense open={open} summary={t("The numbers behind it")}>
          <RankTable rank={rank} base={base} />
        </Disclosure>
      </div>
    </details>
  );
}

/** What the distance decides: in best match, everyone within a step is before everyone beyond it. */
function distanceWords({ distanceMiles }: AgentCard, { nearerMiles }: SearchRank): string {
  if (distanceMiles === null) return t("Doesn’t count in the list of a whole state.");
  const distance = formatMiles(distanceMiles);
  return nearerMiles === null
    ? distanceMiles <= DISTANCE_STEPS_MILES[0]
      ? t("{distance}. Within {miles} miles, reviews decide.", { distance, miles: DISTANCE_STEPS_MILES[0] })
      : distance
    : t("{distance}, so after everyone within {miles} miles.", { distance, miles: nearerMiles });
}

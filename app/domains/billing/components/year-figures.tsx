import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { WeekLines } from "#app/ui/figures/week-lines.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import type { BesideCity, Year } from "../figures/year-queries.server.ts";

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const formatOthers = (n: number) => `${formatCount(n)} other ${n === 1 ? "agent" : "agents"}`;
const minutesWords = (minutes: number) => formatSpan(minutes * MINUTE_MS);

/** A year of an agent's weeks. `shown`: how many of them the reader's plan includes, counted from this week. */
export function YearLines({ year, shown }: { year: Year; shown: number }) {
  const { weeks, views, leads, minutes, beside } = year;
  const hidden = weeks.length - shown;
  return (
    <WeekLines
      weeks={weeks}
      {...(hidden <= 0 ? {} : { hidden: { weeks: hidden, why: `${hidden} more weeks with Agent Pro` } })}
      lines={[
        {
          label: "Profile views",
          total: formatCount(sum(views.slice(-shown))),
          values: views,
          format: formatCount,
        },
        { label: "Leads", total: formatCount(sum(leads.slice(-shown))), values: leads, format: formatCount },
        {
          label: "Usual answer time",
          total:
            beside?.ownMinutes == null ? (
              <span className="font-text text-14">not shown yet</span>
            ) : (
              minutesWords(beside.ownMinutes)
            ),
          values: minutes,
          format: minutesWords,
        },
      ]}
    />
  );
}

/** The agent's public figures beside the median of the others in their city. */
export function BesideTheCity({ beside }: { beside: BesideCity }) {
  const { city, ownMinutes, medianMinutes, answering, ownReviews, medianReviews, others } = beside;
  return (
    <div className="grid gap-5">
      {ownMinutes === null || medianMinutes === null ? null : (
        <Pair
          label="Usual answer time"
          own={ownMinutes}
          median={medianMinutes}
          format={minutesWords}
          base={`median of ${formatOthers(answering)} in ${city} with an answer time`}
        />
      )}
      {medianReviews === null ? null : (
        <Pair
          label="Published reviews"
          own={ownReviews}
          median={medianReviews}
          format={formatCount}
          base={`median of ${formatOthers(others)} in ${city}`}
        />
      )}
      <Caption>These figures are on every profile. Views and leads of others stay with them.</Caption>
    </div>
  );
}

type PairProps = {
  label: string;
  own: number;
  median: number;
  format: (value: number) => string;
  base: string;
};

function Pair({ label, own, median, format, base }: PairProps) {
  const most = Math.max(1, own, median);
  return (
    <div>
      <p className="mb-2 font-label text-14">{label}</p>
      <ul className="grid gap-2 text-14">
        <Bar who="You" value={own} most={most} words={format(own)} className="fill-accent" />
        <Bar who={base} value={median} most={most} words={format(median)} className="fill-line-strong" />
      </ul>
    </div>
  );
}

type BarProps = { who: string; value: number; most: number; words: string; className: string };

function Bar({ who, value, most, words, className }: BarProps) {
  return (
    <li className="grid gap-1">
      <svg className="block h-2 w-full" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="fill-line" width="100" height="8" />
        <rect className={className} width={Math.max(1, Math.round((value / most) * 100))} height="8" />
      </svg>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-13 text-muted">{who}</span>
        <span className="whitespace-nowrap font-label tabular-nums">{words}</span>
      </div>
    </li>
  );
}

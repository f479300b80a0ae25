import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { t, tn } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { MEDIAN_DAYS, PULSE_DAYS } from "../limits.ts";
import type { Pulse } from "../published/pulse-queries.server.ts";
import type { AnsweringAgents } from "../types.ts";
import { AnsweringFaces } from "./answering-faces.tsx";

const WIDTH = 280;
const HEIGHT = 72;
const STEP = WIDTH / PULSE_DAYS;
const BAR = 13;

type Props = {
  pulse: Pulse;
  /** Of the last days: minutes to the first answer, of so many questions. */
  median: { minutes: number | null; base: number };
  answering: AnsweringAgents;
};

/**
 * What the last 24 hours brought, each figure above its days: small multiples from zero, the last one green. Next to them
 * who answers, under them all numbers.
 */
export function PulseChart({ pulse, median, answering }: Props) {
  const minutes = (value: number) => formatSpan(value * MINUTE_MS);
  const usual =
    median.minutes === null
      ? null
      : `${minutes(median.minutes)} · ${t("median of {n} in {days} days", { n: formatCount(median.base), days: MEDIAN_DAYS })}`;
  const series = [
    { label: t("Questions asked"), values: pulse.asked, format: formatCount, base: null },
    { label: t("Answers"), values: pulse.answers, format: formatCount, base: null },
    { label: t("Median wait"), values: pulse.medianMinutes, format: minutes, base: usual },
  ];
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {series.map((one) => (
          <Multiple key={one.label} {...one} />
        ))}
        <Answering {...answering} />
      </div>
      <Disclosure summary={t("See the numbers")} dense plain className="mt-3">
        <div className="overflow-x-auto">
          <table className="text-14 [&_:is(td,th):first-child]:text-left [&_:is(td,th)]:text-right">
            <caption className="sr-only">{t("By day, the last {days} days", { days: PULSE_DAYS })}</caption>
            <thead>
              <tr>
                <th scope="col">{t("24 hours")}</th>
                {series.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: PULSE_DAYS }, (_, ago) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the days are always the same ones
                <tr key={ago}>
                  <th scope="row">{whenOf(ago)}</th>
                  {series.map(({ label, values, format }) => {
                    const value = values[PULSE_DAYS - 1 - ago] ?? null;
                    return <td key={label}>{value === null ? "–" : format(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </>
  );
}

const whenOf = (ago: number) => (ago === 0 ? t("the last") : tn(ago, "{n} day ago", "{n} days ago"));

function Answering({ count, shown }: AnsweringAgents) {
  return (
    <div>
      <p className="text-14 text-muted">{t("Agents answering")}</p>
      <p>
        <Figure>{formatCount(count)}</Figure>
        <span className="block text-14 text-ink-2">
          {t("answered in the last {days} days", { days: MEDIAN_DAYS })}
        </span>
      </p>
      {count === 0 ? null : (
        <div className="mt-3">
          <AnsweringFaces shown={shown} />
          <p className="mt-1 text-13 text-muted">{t("the last to answer")}</p>
        </div>
      )}
    </div>
  );
}

function Figure({ children }: { children: string }) {
  return <span className="font-heading font-serif text-[1.75rem] lining-nums leading-[1.2]">{children}</span>;
}

function Multiple({
  label,
  values,
  format,
  base,
}: {
  label: string;
  values: readonly (number | null)[];
  format(value: number): string;
  /** What is usual, under the days. */
  base: string | null;
}) {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  const last = values.at(-1) ?? null;
  return (
    <figure>
      <figcaption>
        <span className="block text-14 text-muted">{label}</span>
        <Figure>{last === null ? t("none yet") : format(last)}</Figure>
        <span className="block text-14 text-ink-2">{t("in the last 24 hours")}</span>
      </figcaption>
      <svg
        className="mt-3 block h-18 w-full"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {values.map((value, at) => {
          // Nothing is a thin line: the day was counted.
          const height = Math.max(1, Math.round(((value ?? 0) / Math.max(1, most)) * HEIGHT));
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the days are always the same ones
              key={at}
              className={at === PULSE_DAYS - 1 ? "fill-accent" : "fill-line-strong"}
              x={at * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
      </svg>
      <p className="mt-1 flex max-w-none justify-between border-line-strong border-t pt-1 text-13 text-muted">
        <span>{tn(PULSE_DAYS, "{n} day ago", "{n} days ago")}</span>
        <span>{t("most: {value}", { value: most === 0 ? "0" : format(most) })}</span>
        <span>{t("now")}</span>
      </p>
      {base === null ? null : <p className="text-13 text-ink-2">{base}</p>}
    </figure>
  );
}

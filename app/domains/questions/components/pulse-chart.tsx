import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { t, tn } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { PULSE_DAYS } from "../limits.ts";
import type { Pulse } from "../published/pulse-queries.server.ts";

const WIDTH = 280;
const HEIGHT = 72;
const STEP = WIDTH / PULSE_DAYS;
const BAR = 13;

/** Small multiples over the same days, each from zero; the last 24 hours are green. Under them all numbers. */
export function PulseChart({ pulse }: { pulse: Pulse }) {
  const minutes = (value: number) => formatSpan(value * MINUTE_MS);
  const series = [
    { label: t("Questions asked"), values: pulse.asked, format: formatCount },
    { label: t("Answers"), values: pulse.answers, format: formatCount },
    { label: t("Median wait"), values: pulse.medianMinutes, format: minutes },
  ];
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-3">
        {series.map((one) => (
          <Multiple key={one.label} {...one} />
        ))}
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

function Multiple({
  label,
  values,
  format,
}: {
  label: string;
  values: readonly (number | null)[];
  format(value: number): string;
}) {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  const last = values.at(-1) ?? null;
  return (
    <figure>
      <figcaption>
        <span className="block text-14 text-muted">{label}</span>
        <span className="font-heading font-serif text-[1.75rem] lining-nums leading-[1.2]">
          {last === null ? t("none yet") : format(last)}
        </span>
        <span className="text-14 text-ink-2">{` ${t("in the last 24 hours")}`}</span>
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
    </figure>
  );
}

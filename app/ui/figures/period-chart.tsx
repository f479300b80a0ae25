import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Disclosure } from "../feedback/disclosure.tsx";

export type ChartSeries = {
  label: string;
  /** `bars` for amounts, `line` for a trend. */
  kind: "bars" | "line";
  /** One a period, none of them negative. */
  values: readonly number[];
  /** The list behind a period's number, if there is one. */
  to?: (period: string) => string;
  /** How a number is formatted; plain by default. */
  format?: (value: number) => string;
};

export type PeriodChartProps = {
  /** What the drawing shows, for screen readers. */
  title: string;
  /** "Week from", "Month". */
  periodLabel: string;
  /** In their order; the last one is not over. */
  periods: readonly string[];
  series: readonly ChartSeries[];
  /** How a period is shown in the table's head where its text alone isn't enough. */
  head?: (period: string) => ReactNode;
};

/** Pixels: a panel is as high as its marks; its width is its column's. */
const HEIGHTS = { bars: 112, line: 62 } as const;
/** Room above the marks of each series for its name and its highest number. */
const HEADROOM = 46;
/** Room below zero for half a mark. */
const FOOT = 6;

/** Width of the names and scales, which stay in sight while periods scroll. */
const NAMES = { column: "w-26", grid: "grid-cols-[6.5rem_minmax(0,1fr)]", px: 104 } as const;

/**
 * Small multiples over the same periods, each from zero, drawn on the server; under them, folded, the table of all
 * numbers, its columns below the marks. The last period is not over and is drawn dashed. On a phone half of twelve periods are in
 * sight, the last ones, whole; names and scales stay.
 */
export function PeriodChart({ title, periodLabel, periods, series, head }: PeriodChartProps) {
  return (
    <section
      // Where it is narrower than its periods, it opens on the last ones: without a script, by the direction of its scrolling.
      className="overflow-x-auto [direction:rtl] focus-visible:outline-offset-2"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={`${title}, chart and numbers`}
    >
      <figure className="w-[max(36.5rem,min(200%-6.5rem,44rem))] [direction:ltr] md:w-auto md:min-w-180">
        <div role="img" aria-label={spoken(title, series)}>
          {series.map((one) => (
            <Panel key={one.label} {...one} />
          ))}
        </div>
        <div
          className={`grid border-line-strong border-b text-12 text-muted ${NAMES.grid}`}
          aria-hidden="true"
        >
          <span className="sticky left-0 z-1 bg-paper" />
          <div className="grid auto-cols-fr grid-flow-col py-1.5 text-center">
            {periods.map((period) => (
              <span key={period} className="whitespace-nowrap">
                {head?.(period) ?? period}
              </span>
            ))}
          </div>
        </div>
        <Disclosure
          plain
          dense
          summary="See the numbers"
          className="mt-2 [&>summary]:sticky [&>summary]:left-0"
        >
          <table className="table-fixed text-13 [&_:is(tbody_th,thead_th:first-child)]:sticky [&_:is(tbody_th,thead_th:first-child)]:left-0 [&_:is(tbody_th,thead_th:first-child)]:z-1 [&_:is(tbody_th,thead_th:first-child)]:bg-paper [&_tbody_:is(td,th)]:align-middle [&_tbody_th]:px-0 [&_td]:px-0 [&_td]:text-center [&_thead_th]:px-0 [&_thead_th]:text-center [&_thead_th]:text-12">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col" className={NAMES.column}>
                  <span className="sr-only">{periodLabel}</span>
                </th>
                {periods.map((period) => (
                  <th key={period} scope="col">
                    {head?.(period) ?? period}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {series.map((one) => (
                <tr key={one.label}>
                  <th scope="row">{one.label}</th>
                  {periods.map((period, at) => (
                    <td key={period}>
                      <Counted {...one} value={one.values[at] ?? 0} period={period} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </figure>
    </section>
  );
}

const plain = (value: number) => value.toLocaleString("en-US");

/** A number of the table: the way to its list, where it has one and is not nothing. */
function Counted({
  to,
  format = plain,
  value,
  period,
}: Pick<ChartSeries, "to" | "format"> & { value: number; period: string }) {
  const written = format(value);
  return to === undefined || value === 0 ? (
    <span>{written}</span>
  ) : (
    <Link className="inline-flex min-h-dense min-w-6 items-center justify-center" to={to(period)}>
      {written}
    </Link>
  );
}

const STEPS = [1, 2, 5];

/** Zero and at most two round numbers above it, none above the highest value. */
export function ticksTo(highest: number): number[] {
  let step = 1;
  for (let at = 0; highest / step >= 3; at++) step = (STEPS[at % 3] ?? 1) * 10 ** Math.floor(at / 3);
  return [0, step, 2 * step].filter((tick) => tick === 0 || tick <= highest);
}

/** Where the highest value is, the first of equals, the last period included; -1 where all are zero. */
export function peakOf(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  return highest === 0 ? -1 : values.indexOf(highest);
}

const round = (value: number) => Math.round(value * 10) / 10;
const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/** One series on its own scale: its name and scale in the left column, its marks in the right one. */
function Panel({ label, kind, values, format = plain }: ChartSeries) {
  const ticks = ticksTo(Math.max(0, ...values));
  const base = HEADROOM + HEIGHTS[kind];
  const unit = HEIGHTS[kind] / Math.max(1, ...values, ...ticks);
  const count = values.length;
  const height = base + FOOT;
  const points = values.map((value, at) => ({
    value,
    x: percent((at + 0.5) / count),
    left: percent((at + 0.3) / count),
    y: round(base - value * unit),
    isLast: at === count - 1,
  }));
  const peak = points[peakOf(values)];
  const color = kind === "line" ? "fill-accent" : "fill-ink";
  return (
    <div className={`grid text-12 ${NAMES.grid}`}>
      <svg className="sticky left-0 z-1 block bg-paper" width={NAMES.px} height={height} aria-hidden="true">
        <text className={`font-strong text-13 ${color}`} x="0" y={HEADROOM - 24}>
          {label}
        </text>
        {ticks.map((tick) => (
          <text
            key={tick}
            className="fill-muted"
            textAnchor="end"
            x={NAMES.px - 8}
            y={round(base - tick * unit) + 4}
          >
            {format(tick)}
          </text>
        ))}
      </svg>
      <svg className="block w-full" height={height} aria-hidden="true">
        {ticks.map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
            x1="0"
            x2="100%"
            y1={round(base - tick * unit)}
            y2={round(base - tick * unit)}
          />
        ))}
        {kind === "bars"
          ? points.map(({ left, y, isLast }) => (
              <rect
                key={left}
                className={
                  isLast
                    ? "fill-none stroke-line-strong [stroke-dasharray:3_3]"
                    : "fill-line-strong forced-colors:fill-[CanvasText]"
                }
                x={left}
                y={y}
                width={percent(0.4 / count)}
                height={round(base - y)}
              />
            ))
          : points.map(({ x, y, isLast }, at) => {
              const before = points[at - 1];
              return before === undefined ? null : (
                <line
                  key={x}
                  className={`stroke-2 stroke-accent ${isLast ? "[stroke-dasharray:3_4]" : ""}`}
                  x1={before.x}
                  y1={before.y}
                  x2={x}
                  y2={y}
                />
              );
            })}
        {kind === "line"
          ? points.map(({ x, y }) => (
              <circle key={x} className="fill-paper stroke-2 stroke-accent" cx={x} cy={y} r="3.6" />
            ))
          : null}
        {peak === undefined ? null : (
          <text className={`font-strong ${color}`} textAnchor="middle" x={peak.x} y={round(peak.y - 8)}>
            {format(peak.value)}
          </text>
        )}
      </svg>
    </div>
  );
}

/** The drawing in a sentence; the table next to it has the details. */
function spoken(title: string, series: readonly ChartSeries[]): string {
  const said = series.map(({ label, values, format = plain }) => {
    const full = values.slice(0, -1);
    return `${label}: from ${format(full[0] ?? 0)} to ${format(full.at(-1) ?? 0)} over ${full.length} full periods, at most ${format(Math.max(0, ...full))}.`;
  });
  return [`${title}.`, ...said, "The last one is not over."].join(" ");
}

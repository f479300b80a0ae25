import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

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

/** The drawing's units are pixels at its desktop width: text keeps its size there. */
const WIDTH = 720;
const MARGIN = 96;
const HEIGHTS = { bars: 112, line: 62 } as const;
/** Room above the marks of each series for its highest number. */
const HEADROOM = 46;

/**
 * Small multiples over the same periods, each from zero, drawn on the server; under them the table of all numbers, its
 * columns below the marks. The last period is not over and is drawn dashed.
 */
export function PeriodChart({ title, periodLabel, periods, series, head }: PeriodChartProps) {
  const panels = layOut(series);
  const height = (panels.at(-1)?.base ?? 0) + 6;
  return (
    <section
      // Where it is narrower than its periods, it opens on the last ones: without a script, by the direction of its scrolling.
      className="overflow-x-auto [direction:rtl] focus-visible:outline-offset-2"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={`${title}, chart and numbers`}
    >
      <figure className="min-w-180 [direction:ltr]">
        <svg
          className="block w-full"
          viewBox={`0 0 ${WIDTH} ${height}`}
          role="img"
          aria-label={spoken(title, series)}
        >
          {panels.map((panel) => (
            <Panel key={panel.label} {...panel} count={periods.length} />
          ))}
        </svg>
        <table className="table-fixed text-13 [&_tbody_:is(td,th)]:align-middle [&_tbody_th]:sticky [&_tbody_th]:left-0 [&_tbody_th]:bg-paper [&_td]:px-0 [&_td]:text-center [&_thead_th]:px-0 [&_thead_th]:text-center [&_thead_th]:text-12">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-2/15">
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

type PanelProps = ChartSeries & {
  /** The position of zero, and the length of one unit. */
  base: number;
  unit: number;
  ticks: readonly number[];
};

/** Panels below each other, each with its own scale. */
function layOut(series: readonly ChartSeries[]): PanelProps[] {
  let base = 0;
  return series.map((one) => {
    const height = HEIGHTS[one.kind];
    base += height + HEADROOM;
    const ticks = ticksTo(Math.max(0, ...one.values));
    const top = Math.max(1, ...one.values, ...ticks);
    return { ...one, base, unit: height / top, ticks };
  });
}

const STEPS = [1, 2, 5];

/** Zero and at most two round numbers above it, none above the highest value. */
export function ticksTo(highest: number): number[] {
  let step = 1;
  for (let at = 0; highest / step >= 3; at++) step = (STEPS[at % 3] ?? 1) * 10 ** Math.floor(at / 3);
  return [0, step, 2 * step].filter((tick) => tick === 0 || tick <= highest);
}

const round = (value: number) => Math.round(value * 10) / 10;

function Panel({
  label,
  kind,
  values,
  format = plain,
  base,
  unit,
  ticks,
  count,
}: PanelProps & { count: number }) {
  const step = (WIDTH - MARGIN) / count;
  const points = values.map((value, at) => ({
    value,
    x: round(MARGIN + (at + 0.5) * step),
    y: round(base - value * unit),
    isLast: at === values.length - 1,
  }));
  const full = points.filter(({ isLast }) => !isLast);
  const peak = full.reduce<(typeof full)[number] | null>(
    (best, one) => (one.value > (best?.value ?? 0) ? one : best),
    null,
  );
  const bar = round(Math.min(26, step * 0.4));
  const color = kind === "line" ? "fill-accent" : "fill-ink";
  return (
    <g className="text-12">
      <text className={`font-strong text-13 ${color}`} x="0" y={base - HEIGHTS[kind] - 24}>
        {label}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
            x1={MARGIN}
            x2={WIDTH}
            y1={round(base - tick * unit)}
            y2={round(base - tick * unit)}
          />
          <text className="fill-muted" textAnchor="end" x={MARGIN - 8} y={round(base - tick * unit) + 4}>
            {format(tick)}
          </text>
        </g>
      ))}
      {kind === "bars"
        ? points.map(({ x, y, isLast }) => (
            <rect
              key={x}
              className={
                isLast
                  ? "fill-none stroke-line-strong [stroke-dasharray:3_3]"
                  : "fill-line-strong forced-colors:fill-[CanvasText]"
              }
              x={round(x - bar / 2)}
              y={y}
              width={bar}
              height={round(base - y)}
            />
          ))
        : null}
      {kind === "line" ? (
        <>
          <path className="fill-none stroke-2 stroke-accent" d={pathOf(full)} />
          <path
            className="fill-none stroke-2 stroke-accent [stroke-dasharray:3_4]"
            d={pathOf(points.slice(-2))}
          />
          {points.map(({ x, y }) => (
            <circle key={x} className="fill-paper stroke-2 stroke-accent" cx={x} cy={y} r="3.6" />
          ))}
        </>
      ) : null}
      {peak === null ? null : (
        <text className={`font-strong ${color}`} textAnchor="middle" x={peak.x} y={round(peak.y - 8)}>
          {format(peak.value)}
        </text>
      )}
    </g>
  );
}

const pathOf = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");

/** The drawing in a sentence; the table next to it has the details. */
function spoken(title: string, series: readonly ChartSeries[]): string {
  const said = series.map(({ label, values, format = plain }) => {
    const full = values.slice(0, -1);
    return `${label}: from ${format(full[0] ?? 0)} to ${format(full.at(-1) ?? 0)} over ${full.length} full periods, at most ${format(Math.max(0, ...full))}.`;
  });
  return [`${title}.`, ...said, "The last one is not over."].join(" ");
}

import type { ReactNode } from "react";

export type WeekLine = {
  label: string;
  /** What it comes to, next to the line. */
  total: ReactNode;
  /** One a week, oldest first; null for a week without a number. The last week is not over. */
  values: readonly (number | null)[];
  /** How a number is formatted. */
  format: (value: number) => string;
};

export type WeekLinesProps = {
  /** Mondays, `YYYY-MM-DD`. */
  weeks: readonly string[];
  lines: readonly WeekLine[];
  /** Weeks at the left that are left empty, and why. */
  hidden?: { weeks: number; why: string };
};

const HEIGHT = 64;
const TOP = 8;
const FOOT = 4;

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
const round = (value: number) => Math.round(value * 10) / 10;

/** A year of weeks as lines over the same months, each from zero, drawn on the server. */
export function WeekLines({ weeks, lines, hidden }: WeekLinesProps) {
  const from = hidden?.weeks ?? 0;
  return (
    <div className="grid gap-x-6 md:grid-cols-[9.5rem_minmax(0,1fr)]">
      {lines.map((line) => (
        <div key={line.label} className="border-line border-t md:contents">
          <div className="border-line pt-3 md:border-t">
            <p className="text-13 text-muted">{line.label}</p>
            <p className="font-heading font-serif text-24 lining-nums leading-[1.2]">{line.total}</p>
          </div>
          <div className="border-line pt-3 md:border-t">
            <Line {...line} from={from} why={line === lines[0] ? (hidden?.why ?? "") : ""} />
          </div>
        </div>
      ))}
      <svg className="mt-1 block w-full text-12 md:col-start-2" height="18" aria-hidden="true">
        {monthsOf(weeks).map(({ at, name }) => (
          <text key={name} className="fill-muted" x={percent(at / weeks.length)} y="13">
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Line({ label, values, format, from, why }: WeekLine & { from: number; why: string }) {
  const empty = percent((from - 0.5) / values.length);
  const shown = values.map((value, at) => (at < from ? null : value));
  const numbers = shown.slice(0, -1).filter((value) => value !== null);
  const most = Math.max(1, ...shown.filter((value) => value !== null));
  const points = shown.map((value, at) =>
    value === null
      ? null
      : {
          x: percent((at + 0.5) / values.length),
          y: round(TOP + (1 - value / most) * (HEIGHT - TOP)),
          value,
        },
  );
  const known = points.filter((point) => point !== null);
  const last = known.at(-1);
  return (
    <svg
      className="block w-full overflow-visible text-12"
      height={HEIGHT + FOOT}
      role="img"
      aria-label={`${label} by week: ${numbers.length === 0 ? "none" : `from ${format(numbers[0] ?? 0)} to ${format(numbers.at(-1) ?? 0)}, at most ${format(Math.max(...numbers))}`}`}
    >
      {from === 0 ? null : (
        <>
          <rect className="fill-sunk" x="0" y="0" width={empty} height={HEIGHT} />
          <text
            className="fill-muted text-13"
            x={percent((from - 0.5) / values.length / 2)}
            y={HEIGHT / 2 + 4}
            textAnchor="middle"
          >
            {why}
          </text>
        </>
      )}
      <line className="stroke-line-strong" x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
      {known.map(({ x, y }, at) => {
        const before = known[at - 1];
        return before === undefined ? null : (
          <line key={x} className="stroke-2 stroke-accent" x1={before.x} y1={before.y} x2={x} y2={y} />
        );
      })}
      {last === undefined ? null : (
        <circle className="fill-paper stroke-2 stroke-accent" cx={last.x} cy={last.y} r="3.6" />
      )}
    </svg>
  );
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Every third month, at its first week; none so near the end that its name is cut off. */
function monthsOf(weeks: readonly string[]): { at: number; name: string }[] {
  return weeks.flatMap((week, at) => {
    const month = Number(week.slice(5, 7));
    const begins = month !== Number(weeks[at - 1]?.slice(5, 7));
    return begins && at > 0 && at < weeks.length - 3 && month % 3 === 0
      ? [{ at, name: MONTHS[month - 1] ?? "" }]
      : [];
  });
}

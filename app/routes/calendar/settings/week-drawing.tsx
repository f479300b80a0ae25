import { Link } from "@remix-run/react";
import { classNames } from "#app/ui/class-names.ts";
import type { ShownDay, ShownEntry, ShownWeek } from "./shown-week.ts";
import { formatMinuteOf } from "./shown-week.ts";
import { DateRing, entryName } from "./week-parts.tsx";

/** Pixels an hour is high: half an hour holds a name and a time. */
const HOUR = 76;
/** Below this an entry has one line. */
const TWO_LINES = 34;
/** From these on, a third and a fourth one. */
const THREE_LINES = 50;
const FOUR_LINES = 66;
const LEAST = 20;

/** Hours down, days across. Entries are links in the drawing; its text isn't scaled, so it stays readable. */
export function WeekDrawing({ week }: { week: ShownWeek }) {
  const { days, from, until, now } = week;
  const height = (until - from) * HOUR;
  const y = (minute: number) => Math.round(((minute - from * 60) / 60) * HOUR);
  const lines = Array.from({ length: until - from + 1 }, (_, at) => from + at);
  return (
    <div className="grid grid-cols-[3.75rem_minmax(0,1fr)] max-md:hidden">
      <span />
      <ol className="grid list-none grid-cols-7">
        {days.map((day) => (
          <li
            key={day.day}
            className={classNames("min-w-0 px-1 pb-2 text-center leading-tight", day.isPast && "text-muted")}
          >
            <span className="block text-13 text-muted">{day.weekday}</span>
            <DateRing day={day} />
            <span className="mt-0.5 block min-h-5 overflow-hidden text-ellipsis whitespace-nowrap text-13 text-muted">
              {day.note || (day.open.length === 0 ? "Closed" : "")}
            </span>
            <span className="sr-only">{`, ${day.hours}`}</span>
          </li>
        ))}
      </ol>
      <svg className="block overflow-visible text-12" width="60" height={height} aria-hidden="true">
        {lines.map((hour) => (
          <text key={hour} className="fill-muted" x="50" y={y(hour * 60) + 4} textAnchor="end">
            {formatMinuteOf(hour * 60).replace(":00", "")}
          </text>
        ))}
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it has links, each with its own words; a title would be a tooltip. */}
      <svg className="block w-full overflow-visible text-13" height={height}>
        <defs>
          <pattern
            id="week-busy"
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="fill-sunk" width="7" height="7" />
            <path className="stroke-line" d="M0 0V7" strokeWidth="3" />
          </pattern>
        </defs>
        {days.map((day, at) => (
          <Column key={day.day} day={day} at={at} y={y} height={height} />
        ))}
        {lines.map((hour) => (
          <line
            key={hour}
            className="pointer-events-none stroke-line"
            x1="0"
            x2="100%"
            y1={y(hour * 60)}
            y2={y(hour * 60)}
          />
        ))}
        {days.flatMap((day, at) =>
          day.entries.map((entry) => (
            <Entry
              key={`${day.day} ${entry.kind} ${entry.from} ${entry.until}`}
              entry={entry}
              at={at}
              y={y}
              height={height}
            />
          )),
        )}
        {now === null || now < from * 60 || now > until * 60 ? null : (
          <Now at={days.findIndex(({ isToday }) => isToday)} y={y(now)} />
        )}
      </svg>
    </div>
  );
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
const left = (at: number) => percent(at / 7);

type ColumnProps = { day: ShownDay; at: number; y: (minute: number) => number; height: number };

/** A day's ground: when it can be booked. */
function Column({ day, at, y, height }: ColumnProps) {
  const across = { x: left(at), width: percent(1 / 7) };
  return (
    <g>
      {day.off ? <rect {...across} fill="url(#week-busy)" opacity="0.6" height={height} /> : null}
      {day.open.map(([from, until]) => (
        <rect
          {...across}
          key={from}
          className={day.isPast ? "fill-sunk" : "fill-accent-tint"}
          y={y(from)}
          height={y(until) - y(from)}
        />
      ))}
      <line className="stroke-line" x1={left(at)} x2={left(at)} y1="0" y2={height} />
    </g>
  );
}

type EntryProps = Omit<ColumnProps, "day"> & { entry: ShownEntry };

function Entry({ entry, at, y, height }: EntryProps) {
  const top = Math.max(0, y(entry.from));
  const bottom = Math.min(height, y(entry.until));
  if (bottom <= top) return null;
  const tall = Math.max(LEAST, bottom - top - 2);
  const spoken = [entryName(entry), entry.time, entry.what].filter(Boolean).join(", ");
  const block = (
    <svg x={percent((at + 0.03) / 7)} y={top + 1} width={percent(0.94 / 7)} height={tall}>
      <title>{spoken}</title>
      <rect
        className={RECTS[entry.kind]}
        fill={entry.kind === "busy" ? "url(#week-busy)" : undefined}
        x="0.5"
        y="0.5"
        width="99%"
        height={tall - 1}
        rx="3"
      />
      <foreignObject width="100%" height={tall} className="pointer-events-none">
        <div
          className={classNames(
            "grid content-start overflow-hidden px-2 pt-0.5 leading-4",
            entry.kind === "appointment" ? "text-on-accent" : "text-ink-2",
          )}
        >
          <span className={classNames("truncate", entry.kind === "appointment" && "font-label")}>
            {entryName(entry)}
          </span>
          {tall >= TWO_LINES ? <span className="truncate text-12">{entry.time}</span> : null}
          {entry.kind === "appointment" && tall >= THREE_LINES ? (
            <span className={classNames("text-12", tall >= FOUR_LINES ? "line-clamp-2" : "truncate")}>
              {entry.what}
            </span>
          ) : null}
        </div>
      </foreignObject>
    </svg>
  );
  return entry.to === null ? (
    block
  ) : (
    <Link
      to={entry.to}
      aria-label={spoken}
      className="hover:[&_rect]:fill-accent-hover focus-visible:[&_rect]:stroke-[3] focus-visible:[&_rect]:stroke-focus"
    >
      {block}
    </Link>
  );
}

const RECTS = {
  appointment: "fill-accent forced-colors:fill-[LinkText]",
  held: "fill-surface stroke-accent [stroke-dasharray:4_3]",
  busy: "stroke-line-strong",
} as const;

/** A ring on a line: now. */
function Now({ at, y }: { at: number; y: number }) {
  return (
    <g className="pointer-events-none">
      <line className="stroke-2 stroke-ink" x1={left(at)} x2={left(at + 1)} y1={y} y2={y} />
      <circle className="fill-paper stroke-2 stroke-ink" cx={left(at)} cy={y} r="5" />
    </g>
  );
}

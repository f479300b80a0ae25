import { classNames } from "#app/ui/class-names.ts";

export type TermLineProps = {
  start: Moment;
  end: Moment;
  now: Moment;
  /** `late` near the end, `off` once over. It detects when it is over; the caller decides when it is near. */
  state?: "on" | "late" | "off";
  /** The two dates in words, below the ends. */
  startLabel?: string;
  endLabel?: string;
  className?: string;
};

const SPENT = { on: "stroke-accent", late: "stroke-danger", off: "stroke-line-strong" } as const;

/** A span of time as a line, with a ring at today. The text next to it carries the meaning. */
export function TermLine({ start, end, now, state, startLabel, endLabel, className }: TermLineProps) {
  const shown = momentMs(now) >= momentMs(end) ? "off" : (state ?? "on");
  const at = `${termShare(start, end, now)}%`;
  return (
    <>
      <svg
        className={classNames(
          "h-3.5 w-full overflow-visible fill-none stroke-2 stroke-line-strong",
          className,
        )}
        height="14"
        aria-hidden="true"
      >
        <line x1="0" x2="100%" y1="7" y2="7" />
        <line className={SPENT[shown]} x1="0" x2={at} y1="7" y2="7" />
        <line x1="0" x2="0" y1="4" y2="10" />
        <line x1="100%" x2="100%" y1="2" y2="12" />
        {shown === "off" ? null : (
          <circle
            className={`fill-paper in-data-sheet:fill-surface stroke-[2.4] ${SPENT[shown]}`}
            cx={at}
            cy="7"
            r="4.5"
          />
        )}
      </svg>
      {startLabel || endLabel ? (
        <span className="mt-0.5 flex justify-between gap-3 text-13 text-muted tabular-nums">
          <span>{startLabel}</span>
          <span>{endLabel}</span>
        </span>
      ) : null}
    </>
  );
}

/** A moment: milliseconds UTC, or a day as `YYYY-MM-DD`, meaning its first moment in UTC. */
type Moment = number | string;

/** Milliseconds UTC of a moment. */
function momentMs(moment: Moment): number {
  return typeof moment === "number" ? moment : Date.parse(moment);
}

/** How much of a span has passed, in percent from 0 to 100. A span without length counts as passed. */
export function termShare(start: Moment, end: Moment, now: Moment): number {
  const [from, to, at] = [momentMs(start), momentMs(end), momentMs(now)];
  if (to <= from) return 100;
  return Math.round(Math.min(1, Math.max(0, (at - from) / (to - from))) * 100);
}

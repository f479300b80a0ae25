import { classNames } from "../class-names.ts";
import { type Moment, momentMs, termShare } from "./term-share.ts";

export type TermLineProps = {
  start: Moment;
  end: Moment;
  now: Moment;
  /** `late` near the end, `off` once over. Over is found by itself; when it is near is the caller's rule. */
  state?: "on" | "late" | "off";
  /** The two dates in words, set under the ends. */
  startLabel?: string;
  endLabel?: string;
};

/** A span of time as a line, the ring standing at now. The words beside it carry the meaning. */
export function TermLine({ start, end, now, state, startLabel, endLabel }: TermLineProps) {
  const shown = momentMs(now) >= momentMs(end) ? "off" : (state ?? "on");
  const at = `${termShare(start, end, now)}%`;
  return (
    <>
      <svg className={classNames("term", shown !== "on" && shown)} height="14" aria-hidden="true">
        <line x1="0" x2="100%" y1="7" y2="7" />
        <line className="t1" x1="0" x2={at} y1="7" y2="7" />
        <line x1="0" x2="0" y1="4" y2="10" />
        <line x1="100%" x2="100%" y1="2" y2="12" />
        {shown === "off" ? null : <circle className="tr" cx={at} cy="7" r="4.5" />}
      </svg>
      {startLabel || endLabel ? (
        <span className="ends">
          <span>{startLabel}</span>
          <span>{endLabel}</span>
        </span>
      ) : null}
    </>
  );
}

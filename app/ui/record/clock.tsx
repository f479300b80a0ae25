import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export type ClockProps = {
  /** `soon` inverts, `late` is red with its text, `done` a tick with the duration. */
  state?: "running" | "soon" | "late" | "done";
  /** How much of the time has passed, 0 to 1. */
  elapsed?: number;
  children: ReactNode;
};

const LOOKS = {
  running: { frame: "border-line-strong pl-1.5", track: "stroke-line-strong", passed: "stroke-accent" },
  soon: { frame: "border-ink bg-ink pl-1.5 text-paper", track: "stroke-paper/40", passed: "stroke-paper" },
  late: {
    frame: "border-danger bg-danger-tint pl-1.5 text-danger",
    track: "stroke-danger",
    passed: "stroke-danger",
  },
  done: { frame: "border-transparent text-accent", track: "", passed: "" },
} as const satisfies Record<NonNullable<ClockProps["state"]>, Record<"frame" | "track" | "passed", string>>;

/** A hundredth of the circle around its radius of 5.5. */
const PERCENT = (2 * Math.PI * 5.5) / 100;

/** Time left, in words, with a ring that fills as it passes. */
export function Clock({ state = "running", elapsed = 0, children }: ClockProps) {
  const passed = state === "late" ? 100 : Math.round(Math.min(1, Math.max(0, elapsed)) * 100);
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap rounded-pill border py-0.5 pr-2 font-label text-13 tabular-nums",
        LOOKS[state].frame,
      )}
    >
      {state === "done" ? (
        <Icon name="tick" className="size-4 stroke-2" />
      ) : (
        <svg
          className={`size-4 fill-none stroke-[2.4] ${LOOKS[state].track}`}
          viewBox="0 0 16 16"
          aria-hidden="true"
        >
          <circle cx="8" cy="8" r="5.5" />
          <circle
            className={LOOKS[state].passed}
            cx="8"
            cy="8"
            r="5.5"
            strokeDasharray={`${passed * PERCENT} 100`}
            transform="rotate(-90 8 8)"
          />
        </svg>
      )}
      <span>{children}</span>
    </span>
  );
}

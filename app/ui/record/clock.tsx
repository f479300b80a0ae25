import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export type ClockProps = {
  /** `soon` inverts, `late` is red with its words, `done` a tick with the duration. */
  state?: "running" | "soon" | "late" | "done";
  /** How much of the time has passed, 0 to 1. */
  elapsed?: number;
  children: ReactNode;
};

/** Time left, in words, with a ring that fills as it passes. */
export function Clock({ state = "running", elapsed = 0, children }: ClockProps) {
  const passed = state === "late" ? 100 : Math.round(Math.min(1, Math.max(0, elapsed)) * 100);
  return (
    <span className={classNames("clock", state !== "running" && state)}>
      {state === "done" ? (
        <Icon name="tick" />
      ) : (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="5.5" />
          <circle
            className="p"
            cx="8"
            cy="8"
            r="5.5"
            pathLength="100"
            strokeDasharray={`${passed} 100`}
            transform="rotate(-90 8 8)"
          />
        </svg>
      )}
      {children}
    </span>
  );
}

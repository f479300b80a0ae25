import { formatSpan } from "#app/platform/time/time-words.ts";
import { Clock } from "#app/ui/record/clock.tsx";

export type DueClockProps = { openedAt: number; dueAt: number; decidedAt: number | null; nowMs: number };

/** From this share of its time on, a case counts as due soon. */
const SOON = 0.75;

/** How long is left to decide, or by how much it is overdue, in words. */
export function DueClock({ openedAt, dueAt, decidedAt, nowMs }: DueClockProps) {
  if (decidedAt !== null) return <Clock state="done">{`After ${formatSpan(decidedAt - openedAt)}`}</Clock>;
  if (nowMs >= dueAt) return <Clock state="late">{`Overdue by ${formatSpan(nowMs - dueAt)}`}</Clock>;
  const elapsed = (nowMs - openedAt) / (dueAt - openedAt);
  return (
    <Clock state={elapsed >= SOON ? "soon" : "running"} elapsed={elapsed}>
      {`${formatSpan(dueAt - nowMs)} left`}
    </Clock>
  );
}

/** How long something without a deadline waits. */
export function WaitClock({ since, nowMs }: { since: number; nowMs: number }) {
  return <Clock>{`Waiting ${formatSpan(nowMs - since)}`}</Clock>;
}

import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatSpan, formatTook } from "#app/platform/time-words.ts";
import { Clock } from "#app/ui/record/clock.tsx";
import type { QuestionClock } from "../policy.ts";

/** The clock of a question in words, with its ring. */
export function QuestionClockBadge({ clock }: { clock: QuestionClock }) {
  if (clock.state === "done") return <Clock state="done">After {formatTook(clock.tookMs)}</Clock>;
  if (clock.state === "late")
    return <Clock state="late">Widened {formatSpan(clock.widenedMinutesAgo * MINUTE_MS)} ago</Clock>;
  return (
    <Clock state={clock.state} elapsed={clock.elapsed}>
      {clock.minutesLeft} min left
    </Clock>
  );
}

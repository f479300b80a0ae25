import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatSpan, formatTook } from "#app/platform/time/time-words.ts";
import { t } from "#app/text/text.ts";
import { Clock } from "#app/ui/record/clock.tsx";
import type { QuestionClock } from "../policy.ts";

/** A question's clock in words, with its ring. */
export function QuestionClockBadge({ clock }: { clock: QuestionClock }) {
  if (clock.state === "done")
    return <Clock state="done">{t("After {time}", { time: formatTook(clock.tookMs) })}</Clock>;
  if (clock.state === "late")
    return (
      <Clock state="late">
        {t("Widened {time} ago", { time: formatSpan(clock.widenedMinutesAgo * MINUTE_MS) })}
      </Clock>
    );
  return (
    <Clock state={clock.state} elapsed={clock.elapsed}>
      {t("{n} min left", { n: clock.minutesLeft })}
    </Clock>
  );
}

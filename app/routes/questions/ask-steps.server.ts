import { CIRCLE_EXPERTS, CONFIRM_LINK_HOURS, WIDEN_AFTER_MINUTES } from "#app/domains/questions/limits.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatTook } from "#app/platform/time/time-words.ts";
import { t } from "#app/text/text.ts";

/** What happens after sending, as the reader's sentences: they come as data, so the page's script stays small. */
export function askWords(confirms: boolean, medianMinutes: number | null, medianBase: number) {
  const steps = [
    [
      t("{n} agents near you get it", { n: CIRCLE_EXPERTS }),
      t("All licensed for it in your state. After {minutes} minutes without an answer, we ask more.", {
        minutes: WIDEN_AFTER_MINUTES[0],
      }),
    ],
    [t("Answers come by email"), t("Each with the agent’s name and license.")],
  ];
  const confirm = [
    t("You confirm it"),
    t("With the link we email you. It works for {hours} hours.", { hours: CONFIRM_LINK_HOURS }),
  ];
  return {
    // Above the form, where a phone shows nothing else of what was counted.
    proof:
      medianMinutes === null || medianBase < 2
        ? ""
        : t("Half of the last {n} answered questions had an answer within {time}.", {
            time: formatTook(medianMinutes * MINUTE_MS),
            n: medianBase,
          }),
    next: t("What happens next"),
    steps: confirms ? [confirm, ...steps] : steps,
    answered: t("Already answered"),
    more: t("See what others asked"),
  };
}

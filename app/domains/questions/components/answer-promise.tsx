import { t, tn } from "#app/text/text.ts";
import { MEDIAN_DAYS } from "../limits.ts";
import { PROMISE } from "../question-texts.ts";

export type AnswerPromiseProps = { medianMinutes: number | null; medianBase: number };

/** The promise (specification §2) and, once there is something to count, how well it is met. */
export function AnswerPromise({ medianMinutes, medianBase }: AnswerPromiseProps) {
  return (
    <p className="text-muted">
      <span>{t(PROMISE)}</span>
      {medianMinutes === null ? null : (
        <span>{` ${t("The median first answer took {time}, for {questions} in the last {days} days.", {
          time: tn(medianMinutes, "{n} minute", "{n} minutes"),
          questions: tn(medianBase, "{n} question", "{n} questions"),
          days: MEDIAN_DAYS,
        })}`}</span>
      )}
    </p>
  );
}

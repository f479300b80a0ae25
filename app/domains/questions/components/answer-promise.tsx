import { t, tn } from "#app/text/text.ts";
import { MEDIAN_DAYS } from "../limits.ts";
import { PROMISE } from "../question-texts.ts";

export type AnswerPromiseProps = { medianMinutes: number | null; medianBase: number };

/** What is promised (specification §2) and, where there is something to count, what is kept. */
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

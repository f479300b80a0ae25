import { MEDIAN_DAYS } from "../limits.ts";
import { PROMISE } from "../question-texts.ts";

export type AnswerPromiseProps = { medianMinutes: number | null; medianBase: number };

/** What is promised (specification §2) and, where there is something to count, what is kept. */
export function AnswerPromise({ medianMinutes, medianBase }: AnswerPromiseProps) {
  return (
    <p className="text-muted">
      {PROMISE}
      {medianMinutes === null ? null : (
        <>
          {" "}
          The median first answer took {medianMinutes} {medianMinutes === 1 ? "minute" : "minutes"}, for{" "}
          {medianBase} {medianBase === 1 ? "question" : "questions"} in the last {MEDIAN_DAYS} days.
        </>
      )}
    </p>
  );
}

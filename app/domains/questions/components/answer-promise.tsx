import { MEDIAN_DAYS } from "../limits.ts";
import { PROMISE } from "../words.ts";

export type AnswerPromiseProps = { medianMinutes: number | null; medianBase: number };

/** What is promised (specification §2) and, where there is something to count, what is kept. */
export function AnswerPromise({ medianMinutes, medianBase }: AnswerPromiseProps) {
  return (
    <p className="text-muted">
      {PROMISE}
      {medianMinutes === null ? null : (
        <>
          {" "}
          The first came after {medianMinutes} {medianMinutes === 1 ? "minute" : "minutes"}, by the median of{" "}
          {medianBase} {medianBase === 1 ? "question" : "questions"} in {MEDIAN_DAYS} days.
        </>
      )}
    </p>
  );
}

import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Distribution } from "#app/ui/figures/distribution.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { receivedSentence, reviewCountWords, starsWords } from "../review-sentences.ts";
import type { ReviewSummary as Summary } from "../types.ts";

export type ReviewSummaryProps = {
  summary: Summary;
  /** Why new reviews wait; null when they don’t. */
  paused: string | null;
};

/** The average and its distribution, and on a wide screen the averages by question next to them. */
export function ReviewSummary({ summary, paused }: ReviewSummaryProps) {
  return (
    <>
      {summary.average === null ? null : (
        <div className="grid max-w-184 grid-cols-1 gap-x-6 wide:gap-x-12 gap-y-3 md:max-lg:gap-x-12 lg:max-w-none lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-8 min-[380px]:grid-cols-[auto_minmax(0,1fr)]">
          <div>
            <p className="font-heading font-serif text-42 lining-nums leading-none tracking-[-0.02em] md:text-[3.5rem]">
              {summary.average.toFixed(1)}
            </p>
            <Stars value={summary.average} />
            <Caption>{reviewCountWords(summary.counted)}</Caption>
            <Caption>
              {summary.removed === 0 ? t("none removed") : t("{n} removed", { n: summary.removed })}
            </Caption>
          </div>
          <Distribution
            caption={t("Stars given")}
            total={summary.counted}
            rows={summary.byStars.map(({ stars, count }) => ({ label: starsWords(stars), count }))}
          />
          <div className="max-lg:hidden">
            <QuestionAverages questions={summary.questions} />
          </div>
        </div>
      )}
      {paused && <Note className="mt-5">{paused}</Note>}
    </>
  );
}

const CELL = "whitespace-nowrap border-0 py-0.75 align-middle font-text";

/** What happened to every review received. */
export const ReviewAccount = ({ summary }: { summary: Summary }) => (
  <Note tone="plain">
    <span>{`${receivedSentence(summary)} `}</span>
    <Link to={paths.help("reviews")}>{t("How reviews are checked")}</Link>
  </Note>
);

/** The averages by question, and how many people answered each. */
export function QuestionAverages({ questions }: Pick<Summary, "questions">) {
  return (
    <table className="text-14">
      <caption className="mb-1 text-left font-label">{t("Average by question")}</caption>
      <tbody>
        {questions.map(({ label, average, count }) => (
          <tr key={label}>
            {/* The label takes the remaining width. */}
            <th scope="row" className={`${CELL} w-full pr-2.5`}>
              {named(label)}
            </th>
            <td className={`${CELL} pr-2.5 text-right`}>
              {average === null ? <span className="text-muted">–</span> : <b>{average.toFixed(1)}</b>}
            </td>
            <td className={`${CELL} text-right text-muted`}>
              <span>{formatCount(count)}</span>
              <span className="sr-only">{` ${count === 1 ? t("answer") : t("answers")}`}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

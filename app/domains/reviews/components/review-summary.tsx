import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Distribution } from "#app/ui/figures/distribution.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { receivedSentence, reviewCountWords, starsWords } from "../review-sentences.ts";
import type { Star, ReviewSummary as Summary } from "../types.ts";

export type ReviewSummaryProps = {
  summary: Summary;
  /** Why new reviews wait; null when they don’t. */
  paused: string | null;
  /** The address that shows only reviews with this many stars. */
  toStars: (stars: Star) => string;
};

/** The average and its distribution, the averages by question, and what happened to every review received. */
export function ReviewSummary({ summary, paused, toStars }: ReviewSummaryProps) {
  return (
    <>
      {summary.average === null ? null : (
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)_13rem]">
          <div>
            <p className="font-heading font-serif text-[3.5rem] lining-nums leading-none tracking-[-0.02em]">
              {summary.average.toFixed(1)}
            </p>
            <Stars value={summary.average} />
            <Caption>{reviewCountWords(summary.counted)}</Caption>
          </div>
          <Distribution
            caption={t("Stars given")}
            total={summary.counted}
            rel="nofollow"
            rows={summary.byStars.map(({ stars, count }) => ({
              label: starsWords(stars),
              count,
              to: count === 0 ? undefined : toStars(stars),
            }))}
          />
          <QuestionAverages questions={summary.questions} />
        </div>
      )}
      {paused && <Note className="mt-5">{paused}</Note>}
      <Note tone="plain" className="mt-5">
        <span>{`${receivedSentence(summary)} `}</span>
        <Link to={paths.help("reviews")}>{t("How reviews are checked")}</Link>
      </Note>
    </>
  );
}

const CELL = "whitespace-nowrap border-0 py-0.75 align-middle font-text";

function QuestionAverages({ questions }: Pick<Summary, "questions">) {
  return (
    <table className="text-14">
      <caption className="sr-only">{t("Average for each question, and how many people answered it")}</caption>
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

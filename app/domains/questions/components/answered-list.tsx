import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { formatTook } from "#app/platform/time/time-words.ts";
import { named, t, tn } from "#app/text/text.ts";
import { Avatar } from "#app/ui/record/avatar.tsx";
import type { AnsweredRow } from "../types.ts";

/** Answered questions: how the first answer begins, who wrote it, and what it is about. */
export function AnsweredList({ questions }: { questions: readonly AnsweredRow[] }) {
  return (
    <ul className="list-none border-line border-t">
      {questions.map(({ slug, title, typeName, stateCode, askedAt, answerCount, firstTookMs, answer }) => (
        <li
          key={slug}
          className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 border-line border-b py-5 md:grid-cols-[4rem_minmax(0,1fr)_auto] md:gap-x-5"
        >
          {answer === null ? <span /> : <Avatar {...answer.by} size="md" className="max-md:size-11" />}
          <div>
            <h2 className="text-balance text-[1.3125rem] leading-[1.2]">
              <Link
                className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
                to={paths.expertAnswer(slug)}
                prefetch="none"
              >
                {title}
              </Link>
            </h2>
            {answer === null ? null : <p className="mt-1.5 max-w-measure text-ink-2">{answer.excerpt}</p>}
            <p className="mt-1.5 text-14 text-muted">
              {[
                answer?.by.name,
                answerCount > 1 ? tn(answerCount, "{n} answer", "{n} answers") : null,
                firstTookMs === null ? null : t("answered in {time}", { time: formatTook(firstTookMs) }),
                formatPublicDay(askedAt),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <p className="text-14 text-muted max-md:col-start-2 max-md:mt-1 md:text-right">
            <b className="text-ink">{named(typeName)}</b>
            <span className="md:block">
              <span className="md:hidden"> · </span>
              <span>{stateCode}</span>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { formatTook } from "#app/platform/time/time-words.ts";
import { named, t, tn } from "#app/text/text.ts";
import { langOf, languageMark } from "#app/ui/language-mark.ts";
import { Avatar } from "#app/ui/record/avatar.tsx";
import type { AnsweredRow } from "../types.ts";

/** So many are in view at first: their faces are loaded at once. */
const IN_VIEW = 4;

/** Answered questions: what each is about, how the first answer begins, and who wrote it where. */
export function AnsweredList({ questions }: { questions: readonly AnsweredRow[] }) {
  return (
    <ul className="list-none border-line border-t">
      {questions.map(
        (
          { slug, title, titleLanguage, typeName, stateName, askedAt, answerCount, firstTookMs, answer },
          at,
        ) => (
          <li
            key={slug}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 border-line border-b py-4 md:grid-cols-[4rem_minmax(0,1fr)] md:gap-x-5"
          >
            {answer === null ? (
              <span />
            ) : (
              <Avatar {...answer.by} size="md" className="max-md:size-11" eager={at < IN_VIEW} />
            )}
            <div>
              <p className="flex max-w-none flex-wrap justify-between gap-x-4 text-14 text-muted">
                <span>
                  <b className="text-ink">{named(typeName)}</b>
                  <span>{` · ${named(stateName)}`}</span>
                </span>
                <span>{formatPublicDay(askedAt)}</span>
              </p>
              <h2
                className="mt-1 max-w-none text-balance text-[1.3125rem] leading-[1.2]"
                lang={langOf(titleLanguage)}
              >
                <Link
                  className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
                  to={paths.expertAnswer(slug)}
                  prefetch="none"
                >
                  {title}
                </Link>
              </h2>
              {answer === null ? null : (
                <>
                  <p
                    className="mt-1 line-clamp-3 max-w-none text-ink-2 md:line-clamp-2"
                    lang={langOf(answer.language)}
                  >
                    {answer.excerpt}
                  </p>
                  <p className="mt-1.5 text-14 text-muted">
                    <b className="font-label text-ink-2">{answer.by.name}</b>
                    <span>
                      {[
                        "",
                        answer.by.place,
                        languageMark(answer.language),
                        tookOf(firstTookMs),
                        moreOf(answerCount),
                      ]
                        .filter((one) => one !== null)
                        .join(" · ")}
                    </span>
                  </p>
                </>
              )}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

const tookOf = (ms: number | null) =>
  ms === null ? null : t("answered in {time}", { time: formatTook(ms) });

const moreOf = (count: number) => (count > 1 ? tn(count, "{n} answer", "{n} answers") : null);

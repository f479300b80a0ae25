import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named } from "#app/text/text.ts";
import { langOf } from "#app/ui/language-mark.ts";
import { Avatar } from "#app/ui/record/avatar.tsx";
import type { AnsweredRow } from "../types.ts";

/** Answered questions as links, each with the face and the name of who answered first. */
export function FacedQuestions({ questions }: { questions: readonly AnsweredRow[] }) {
  return (
    <ul className="list-none">
      {questions.map(({ slug, title, titleLanguage, typeName, stateName, answer }) => (
        <li key={slug} className="border-line border-t last:border-b">
          <Link
            to={paths.expertAnswer(slug)}
            prefetch="none"
            className="group grid min-h-target grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-3 text-ink no-underline hover:text-ink"
          >
            {answer === null ? <span /> : <Avatar {...answer.by} size="sm" />}
            <span>
              <span className="block leading-[1.35] group-hover:underline" lang={langOf(titleLanguage)}>
                {title}
              </span>
              <span className="mt-0.5 block text-14 text-muted">
                {[answer?.by.name, named(typeName), named(stateName)].filter(Boolean).join(" · ")}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

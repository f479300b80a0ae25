import { Link } from "@remix-run/react";
import { FacedQuestions } from "#app/domains/questions/components/faced-questions.tsx";
import type { AnsweredRow } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { askWords } from "./ask-steps.server.ts";

const PART = "border-line-strong border-t pt-3";

/** Next to the form: what happens next, with the times that were counted, and questions that have their answer. */
export function AskAside({
  words,
  answered,
}: {
  words: ReturnType<typeof askWords>;
  answered: readonly AnsweredRow[];
}) {
  return (
    <aside className="grid content-start gap-8 lg:pt-4" aria-label={words.next}>
      <div className={PART}>
        <h2 className="mb-3 text-20">{words.next}</h2>
        <ol className="grid list-decimal gap-3 pl-5 text-15">
          {words.steps.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {answered[0] ? (
        <div className={PART}>
          <h2 className="mb-3 text-20">{words.answered}</h2>
          <FacedQuestions questions={answered} />
          <p className="mt-4">
            <Link to={paths.expertAnswers()}>{words.more}</Link>
          </p>
        </div>
      ) : null}
    </aside>
  );
}

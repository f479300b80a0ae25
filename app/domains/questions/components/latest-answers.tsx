import { paths } from "#app/paths/paths.ts";
import { formatTook } from "#app/platform/time/time-words.ts";
import { named, t, tn } from "#app/text/text.ts";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { ExcerptList } from "#app/ui/record/excerpt-list.tsx";
import type { LatestAnswer } from "../types.ts";

/**
 * The most recently answered questions: how the newest answer begins, how soon the first came, and who wrote it with
 * which license.
 */
export function LatestAnswers({ answers }: { answers: readonly LatestAnswer[] }) {
  if (answers.length === 0) return <p className="text-muted">{t("No question has been answered yet.")}</p>;
  return (
    <ExcerptList
      large
      excerpts={answers.map((answer) => ({
        to: paths.expertAnswer(answer.slug),
        lead: <Avatar id={answer.by.id} name={answer.by.name} photoUrl={answer.by.photoUrl} size="sm" />,
        title: answer.title,
        text: answer.excerpt,
        facts: [
          named(answer.typeName),
          named(answer.stateName),
          counted(answer),
          `${answer.by.name}, ${answer.by.license}`,
        ],
      }))}
    />
  );
}

/** `2 answers, the first after 17 minutes`. */
function counted({ answerCount, firstTookMs }: LatestAnswer): string {
  return tn(answerCount, "{n} answer, after {time}", "{n} answers, the first after {time}", {
    time: formatTook(firstTookMs),
  });
}

import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatTook } from "#app/platform/time-words.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Written } from "#app/ui/record/written.tsx";
import type { LatestAnswer } from "../types.ts";

/** The questions answered last: how the newest answer begins, how soon the first came, who wrote it on which license. */
export function LatestAnswers({ answers }: { answers: readonly LatestAnswer[] }) {
  if (answers.length === 0) return <p className="text-muted">No question has been answered yet.</p>;
  return (
    <ul className="list-none">
      {answers.map((answer) => (
        <li key={answer.slug} className="border-line border-t py-5 first:border-t-0 first:pt-0 last:pb-0">
          <h3 className="text-balance text-[1.3125rem]">
            <Link
              className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
              to={paths.expertAnswer(answer.slug)}
            >
              {answer.title}
            </Link>
          </h3>
          <Written className="mt-1.5 max-w-measure text-ink-2">{answer.excerpt}</Written>
          <div className="mt-2 flex items-center gap-3">
            <Avatar id={answer.by.id} name={answer.by.name} photoUrl={answer.by.photoUrl} size="sm" />
            <Caption className="min-w-0">
              {answer.typeName} · {answer.stateName} · {counted(answer)} · {answer.by.name},{" "}
              {answer.by.license}
            </Caption>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** `2 answers, the first after 17 minutes`. */
function counted({ answerCount, firstTookMs }: LatestAnswer): string {
  const after = `after ${formatTook(firstTookMs)}`;
  return answerCount === 1 ? `1 answer, ${after}` : `${answerCount} answers, the first ${after}`;
}

import { paths } from "#app/paths.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import type { QuestionRow } from "../types.ts";

/** Published questions as links, each with its type, state and how many answered. */
export function QuestionList({ questions }: { questions: readonly QuestionRow[] }) {
  return (
    <LinkList>
      {questions.map(({ slug, title, typeName, stateCode, answerCount }) => (
        <LinkListItem
          key={slug}
          wrap
          to={paths.expertAnswer(slug)}
          end={`${typeName} · ${stateCode} · ${answerCount} ${answerCount === 1 ? "answer" : "answers"}`}
        >
          {title}
        </LinkListItem>
      ))}
    </LinkList>
  );
}

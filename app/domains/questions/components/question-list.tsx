import { paths } from "#app/paths/paths.ts";
import { named, tn } from "#app/text/text.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import type { QuestionRow } from "../types.ts";

/** Published questions as links, each with its type, state, and number of answers. */
export function QuestionList({ questions }: { questions: readonly QuestionRow[] }) {
  return (
    <LinkList>
      {questions.map(({ slug, title, typeName, stateCode, answerCount }) => (
        <LinkListItem
          key={slug}
          wrap
          to={paths.expertAnswer(slug)}
          end={`${named(typeName)} · ${stateCode} · ${tn(answerCount, "{n} answer", "{n} answers")}`}
        >
          {title}
        </LinkListItem>
      ))}
    </LinkList>
  );
}

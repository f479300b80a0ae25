import type { OwnQuestion } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths.ts";
import { formatMoment } from "#app/platform/dates.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";

/** The customer's newest questions. */
export function OwnQuestions({ questions }: { questions: OwnQuestion[] }) {
  if (questions.length === 0) {
    return (
      <EmptyState
        level={3}
        title="No questions yet"
        actions={<ButtonLink to={paths.askExpert()}>Ask an Expert</ButtonLink>}
      >
        <p>Agents with the right license in your state answer by email and here.</p>
      </EmptyState>
    );
  }
  return (
    <LinkList>
      {questions.slice(0, 5).map((question) => (
        <LinkListItem
          key={question.id}
          wrap
          to={`${paths.myQuestions()}#q-${question.id}`}
          end={`${question.typeName} · ${formatMoment(question.askedAt)} · ${standing(question)}`}
        >
          {question.question.slice(0, 110)}
        </LinkListItem>
      ))}
    </LinkList>
  );
}

function standing({ status, answers }: OwnQuestion): string {
  if (status === "unconfirmed") return "check your email to send it";
  return answers.length === 0 ? status : `${answers.length} answered`;
}

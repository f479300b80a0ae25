import { useQuery } from "@tanstack/react-query";
import { ASK_QUERIES } from "#app/domains/questions/components/ask-words.ts";
import type { OwnQuestion } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths.ts";
import { formatMoment } from "#app/platform/dates.ts";
import { callProcedure } from "#app/platform/procedure.ts";
import { useQueryCache } from "#app/platform/query-cache.ts";
import { useAuth } from "#app/shell/auth-context.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";

const [, MY_QUESTIONS] = ASK_QUERIES;

/** The customer's questions; one asked in the dialog stands here as soon as it is taken. */
export function OwnQuestions({ questions }: { questions: OwnQuestion[] }) {
  const { user } = useAuth();
  const { data } = useQuery(
    {
      // One browser may be used by one person after another.
      queryKey: [MY_QUESTIONS, user?.userId],
      queryFn: () =>
        callProcedure<OwnQuestion[]>(paths.procedure("manage_expert_questions_secure"), {
          action: "select_mine",
        }),
      initialData: questions,
    },
    useQueryCache(),
  );
  if (data.length === 0) {
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
      {data.slice(0, 5).map((question) => (
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

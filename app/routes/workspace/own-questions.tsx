import { Link } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { ASK_QUERIES } from "#app/domains/questions/components/ask-words.ts";
import type { OwnQuestion } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths.ts";
import { callProcedure } from "#app/platform/procedure.ts";
import { useQueryCache } from "#app/platform/query-cache.ts";
import { wordMoment } from "#app/platform/time-words.ts";
import { useAuth } from "#app/shell/auth-context.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";

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
        title="Nothing asked yet"
        actions={<ButtonLink to={paths.askExpert()}>Ask an Expert</ButtonLink>}
      >
        <p>Agents licensed for it in your state answer by mail, and here.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="linklist list-none">
      {data.slice(0, 5).map((question) => (
        <li key={question.id}>
          <Link to={`${paths.myQuestions()}#q-${question.id}`}>
            <span>{question.question.slice(0, 110)}</span>
            <span className="n">
              {question.typeName} · {wordMoment(question.askedAt)} ·{" "}
              {question.status === "unconfirmed"
                ? "check your email to send it"
                : question.answers.length === 0
                  ? question.status
                  : `${question.answers.length} answered`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

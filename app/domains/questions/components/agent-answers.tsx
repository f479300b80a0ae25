import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import type { AgentAnswersPart } from "../types.ts";

export type AgentAnswersProps = {
  agent: { slug: string; name: string };
  answers: AgentAnswersPart;
};

/** On an agent's page: the newest questions the agent has answered in public. Nothing where there is none. */
export function AgentAnswers({ agent, answers: { count, newest } }: AgentAnswersProps) {
  if (count === 0) return null;
  return (
    <Section
      id="answers"
      title="Answers"
      aside={
        count > newest.length ? (
          <Link to={paths.expertAnswers({ agent: agent.slug })}>
            All {count.toLocaleString("en-US")} answers
          </Link>
        ) : null
      }
    >
      <ul className="list-none">
        {newest.map((answer) => (
          <li key={answer.slug} className="border-line border-t py-3 first:border-t-0 first:pt-0">
            <h3 className="text-16 leading-table">
              <Link
                className="pointer-coarse:inline-block pointer-coarse:py-2.5"
                to={paths.expertAnswer(answer.slug)}
                prefetch="none"
              >
                {answer.title}
              </Link>
            </h3>
            <p className="mt-1">{answer.opening}</p>
            <Caption className="mt-1">
              {answer.typeName} · {answer.stateCode} · answered {formatUtcDay(answer.answeredAt)}
            </Caption>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatDayInState } from "#app/platform/time/state-zones.ts";
import { named, t } from "#app/text/text.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { ExcerptList } from "#app/ui/record/excerpt-list.tsx";
import type { AgentAnswersPart } from "../types.ts";

export type AgentAnswersProps = {
  agent: { slug: string; name: string };
  answers: AgentAnswersPart;
};

/** On an agent's page: the newest questions the agent has answered in public. Nothing when there is none. */
export function AgentAnswers({ agent, answers: { count, newest } }: AgentAnswersProps) {
  if (count === 0) return null;
  return (
    <Section
      id="answers"
      title={t("Answers")}
      aside={
        count > newest.length ? (
          <Link to={paths.expertAnswers({ agent: agent.slug })}>{t("All {count} answers", { count })}</Link>
        ) : null
      }
    >
      <ExcerptList
        excerpts={newest.map((answer) => ({
          to: paths.expertAnswer(answer.slug),
          title: answer.title,
          text: answer.excerpt,
          facts: [
            named(answer.typeName),
            answer.stateCode,
            t("answered {day}", { day: formatDayInState(answer.stateCode, answer.answeredAt) }),
          ],
        }))}
      />
    </Section>
  );
}

import { Link } from "@remix-run/react";
import { FacedQuestions } from "#app/domains/questions/components/faced-questions.tsx";
import {
  CIRCLE_EXPERTS,
  CONFIRM_LINK_HOURS,
  MEDIAN_DAYS,
  WIDEN_AFTER_MINUTES,
} from "#app/domains/questions/limits.ts";
import type { AnsweredRow } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths/paths.ts";
import { t, tn } from "#app/text/text.ts";
import { Step, Steps } from "#app/ui/layout/steps.tsx";

export type AskAsideProps = {
  answered: readonly AnsweredRow[];
  /** The asker gets a link first. */
  confirms: boolean;
  medianMinutes: number | null;
  medianBase: number;
};

/** Next to the form: what happens next, with the times that were counted, and questions that have their answer. */
export function AskAside({ answered, confirms, medianMinutes, medianBase }: AskAsideProps) {
  return (
    <aside className="grid content-start gap-8 lg:pt-4" aria-label={t("What happens next")}>
      <section className="border-line-strong border-t pt-3">
        <h2 className="mb-4 text-20">{t("What happens next")}</h2>
        <Steps className="text-15">
          {confirms ? (
            <Step>
              <b>{t("You confirm it")}</b>
              <p className="text-muted">
                {t("With the link we email you. It works for {hours} hours.", { hours: CONFIRM_LINK_HOURS })}
              </p>
            </Step>
          ) : null}
          <Step>
            <b>{t("{n} agents near you get it", { n: CIRCLE_EXPERTS })}</b>
            <p className="text-muted">
              {t(
                "All licensed for it in your state. After {minutes} minutes without an answer, we ask more.",
                {
                  minutes: WIDEN_AFTER_MINUTES[0],
                },
              )}
            </p>
          </Step>
          <Step>
            <b>{t("Answers come by email")}</b>
            {medianMinutes === null ? null : (
              <p className="text-muted">
                {t("The median first answer took {time}, for {questions} in the last {days} days.", {
                  time: tn(medianMinutes, "{n} minute", "{n} minutes"),
                  questions: tn(medianBase, "{n} question", "{n} questions"),
                  days: MEDIAN_DAYS,
                })}
              </p>
            )}
          </Step>
        </Steps>
      </section>
      {answered.length === 0 ? null : (
        <section className="border-line-strong border-t pt-3">
          <h2 className="mb-3 text-20">{t("Already answered")}</h2>
          <FacedQuestions questions={answered} />
          <p className="mt-4">
            <Link to={paths.expertAnswers()}>{t("See what others asked")}</Link>
          </p>
        </section>
      )}
    </aside>
  );
}

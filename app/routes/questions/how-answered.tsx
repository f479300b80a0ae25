import type { ReactNode } from "react";
import type { PublicQuestion, QuestionStep } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { StateTimes } from "#app/platform/time/state-zones.ts";
import { formatTook } from "#app/platform/time/time-words.ts";
import { type Message, named, t, tn } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

const NTH = [
  "First answer after {time}",
  "Second answer after {time}",
  "Third answer after {time}",
  "Fourth answer after {time}",
  "Fifth answer after {time}",
] as const satisfies readonly Message[];

function words(step: QuestionStep): string {
  switch (step.kind) {
    case "sent":
      return step.experts === 0
        ? t("No agent was available at first")
        : tn(step.experts, "Sent to {n} agent", "Sent to {n} agents");
    case "widened":
      return step.experts === 0
        ? t("No other agent was available after {minutes} minutes", { minutes: step.minutes })
        : t("Sent to {n} more after {minutes} minutes", { n: step.experts, minutes: step.minutes });
    case "answered": {
      const time = formatTook(step.afterMs);
      const nth = NTH[step.nth - 1];
      return nth === undefined ? t("Answer {nth} after {time}", { nth: step.nth, time }) : t(nth, { time });
    }
    case "helpful":
      return t("Marked helpful by the person who asked");
  }
}

/** A ring for each step, with lines between them. The last ring ends the line. */
const STEP =
  "relative pb-4.5 pl-7 text-15 leading-[1.4] before:absolute before:top-3.5 before:-bottom-1.5 before:left-1.25 before:w-0.5 before:bg-accent after:absolute after:top-1.25 after:left-0 after:size-3 after:rounded-full after:border-[2.4px] after:border-accent after:bg-paper last:before:hidden";

/** The steps a question goes through, and for readers in another situation the link to ask. */
export function HowAnswered({ question, times }: { question: PublicQuestion; times: StateTimes }) {
  const { steps, type, state } = question;
  return (
    <aside className="grid content-start gap-8" aria-label={t("About this question")}>
      <Part id="how" title={t("How it got answered")}>
        <ol className="list-none">
          {steps.map((step) => (
            <li key={`${step.kind} ${step.at}`} className={STEP}>
              <span>{words(step)}</span>
              <Caption as="span" className="block">
                <LocalTime timeMs={step.at} words={times[step.at]} />
              </Caption>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="yours" title={t("Is your situation different?")}>
        <p className="text-14 text-muted">
          {t("Policies differ by state and carrier. Ask with your own ZIP code.")}
        </p>
        <p className="mt-4">
          <ButtonLink to={paths.askExpert({ type: type.name })} look="primary" full>
            {t("Ask an Expert")}
          </ButtonLink>
        </p>
      </Part>
      <Part id="what" title={t("What this is")}>
        <Caption>
          {t(
            "This is general information from agents licensed for {type} in {state} on the day they answered. What counts is what your policy says.",
            { type: named(type.name), state: named(state.name) },
          )}
        </Caption>
      </Part>
    </aside>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-line-strong border-t pt-3">
      <h2 id={id} className="mb-3 text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}

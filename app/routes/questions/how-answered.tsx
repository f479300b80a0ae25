import type { PublicQuestion, QuestionStep } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths.ts";
import { wordMoment, wordTook } from "#app/platform/time-words.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";

const NTH = ["", "First", "Second", "Third", "Fourth", "Fifth"];

function words(step: QuestionStep): string {
  switch (step.kind) {
    case "sent":
      return step.experts === 0
        ? "Nobody could be reached at first"
        : `Sent to ${step.experts} ${step.experts === 1 ? "agent" : "agents"}`;
    case "widened":
      return `Sent to ${step.experts} more after ${step.minutes} minutes`;
    case "answered":
      return `${NTH[step.nth] ?? `${step.nth}th`} answer after ${wordTook(step.afterMs)}`;
    case "helpful":
      return "Helpful answer marked by the asker";
  }
}

/** The way of a question, step by step, and what to do with one's own. */
export function HowAnswered({ question }: { question: PublicQuestion }) {
  const { steps, type, state } = question;
  return (
    <aside className="aside" aria-label="About this question">
      <section aria-labelledby="how">
        <h2 id="how">How it was answered</h2>
        <ol className="line list-none">
          {steps.map((step) => (
            <li key={`${step.kind} ${step.at}`}>
              {words(step)}
              <Caption as="span">{wordMoment(step.at)}</Caption>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="yours">
        <h2 id="yours">Is yours different?</h2>
        <p className="text-14 text-muted">
          Policies differ by state and carrier. Ask with your own ZIP code.
        </p>
        <p>
          <ButtonLink to={paths.askExpert({ type: type.name })} look="primary" full>
            Ask an Expert
          </ButtonLink>
        </p>
      </section>
      <section aria-labelledby="what">
        <h2 id="what">What this is</h2>
        <Caption>
          General information from people licensed for {type.name} in {state.name} on the day they wrote. Your
          policy’s own words decide.
        </Caption>
      </section>
    </aside>
  );
}

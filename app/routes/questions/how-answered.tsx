import type { ReactNode } from "react";
import type { PublicQuestion, QuestionStep } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths.ts";
import { formatTook } from "#app/platform/time-words.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

const NTH = ["", "First", "Second", "Third", "Fourth", "Fifth"];

function words(step: QuestionStep): string {
  switch (step.kind) {
    case "sent":
      return step.experts === 0
        ? "No agent was available at first"
        : `Sent to ${step.experts} ${step.experts === 1 ? "agent" : "agents"}`;
    case "widened":
      return `Sent to ${step.experts} more after ${step.minutes} minutes`;
    case "answered":
      return `${NTH[step.nth] ?? `${step.nth}th`} answer after ${formatTook(step.afterMs)}`;
    case "helpful":
      return "Marked helpful by the person who asked";
  }
}

/** A ring for each step, and between them a line that the last one ends. */
const STEP =
  "relative pb-4.5 pl-7 text-15 leading-[1.4] before:absolute before:top-3.5 before:-bottom-1.5 before:left-1.25 before:w-0.5 before:bg-accent after:absolute after:top-1.25 after:left-0 after:size-3 after:rounded-full after:border-[2.4px] after:border-accent after:bg-paper last:before:hidden";

/** The way of a question, step by step, and what to do with one's own. */
export function HowAnswered({ question }: { question: PublicQuestion }) {
  const { steps, type, state } = question;
  return (
    <aside className="grid content-start gap-8" aria-label="About this question">
      <Part id="how" title="How it got answered">
        <ol className="list-none">
          {steps.map((step) => (
            <li key={`${step.kind} ${step.at}`} className={STEP}>
              {words(step)}
              <Caption as="span" className="block">
                <LocalTime timeMs={step.at} />
              </Caption>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="yours" title="Is your situation different?">
        <p className="text-14 text-muted">
          Policies differ by state and carrier. Ask with your own ZIP code.
        </p>
        <p className="mt-4">
          <ButtonLink to={paths.askExpert({ type: type.name })} look="primary" full>
            Ask an Expert
          </ButtonLink>
        </p>
      </Part>
      <Part id="what" title="What this is">
        <Caption>
          This is general information from agents licensed for {type.name} in {state.name} on the day they
          answered. What counts is what your policy says.
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

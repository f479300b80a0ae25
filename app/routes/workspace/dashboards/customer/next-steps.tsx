import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export type NextStep = { title: string; text: string; to: string; action: string };

export type NextStepsProps = { title: string; steps: readonly NextStep[] };

/** What a customer hasn't used yet, each with where it begins. Nothing once all of it is in use. */
export function NextSteps({ title, steps }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Section id="next-steps" title={title} thin>
      <ul className="grid list-none grid-cols-1 gap-3 md:grid-cols-2">
        {steps.map(({ title: what, text, to, action }) => (
          <li
            key={what}
            className="grid content-start justify-items-start gap-2 border border-line-strong border-dashed p-4 md:last:odd:col-span-2"
          >
            <h3 className="text-18">{what}</h3>
            <p className="text-14 text-muted">{text}</p>
            <ButtonLink small to={to} className="mt-1 max-md:min-h-target">
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export type NextStep = { title: string; text: string; to: string; action: string };

export type NextStepsProps = {
  title: string;
  steps: readonly NextStep[];
  /** An account that has used little gets them as cards; any other one as lines. */
  large: boolean;
};

/** What a customer hasn't used yet, each with where it begins. Nothing once all of it is in use. */
export function NextSteps({ title, steps, large }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Section id="next-steps" title={title} thin>
      {large ? (
        <ul className="grid list-none grid-cols-1 gap-3 md:grid-cols-2">
          {steps.map(({ title: what, text, to, action }) => (
            <li
              key={what}
              className="grid content-start justify-items-start gap-2 border border-line-strong border-dashed p-4"
            >
              <h3 className="text-18">{what}</h3>
              <p className="text-14 text-muted">{text}</p>
              <ButtonLink small to={to} className="mt-1 max-md:min-h-target">
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="list-none border-line border-t">
          {steps.map(({ title: what, text, to, action }) => (
            <li
              key={what}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5"
            >
              <p className="min-w-0 flex-1 basis-72 text-14 text-muted">{text}</p>
              <Link
                to={to}
                className="inline-flex pointer-coarse:min-h-target items-center font-label text-14"
              >
                <span>{action}</span>
                <span className="sr-only">{`: ${what}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

import { Form } from "@remix-run/react";
import type { Checklist } from "#app/domains/onboarding/checklist-queries.server.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { type ChecklistStep, StepList } from "#app/ui/record/checklist.tsx";

export type FirstStepsProps = { checklist: Checklist; steps: readonly ChecklistStep[] };

/** What to do in the first week. Nothing without steps: all are done, or the list was hidden. */
export function FirstSteps({ checklist, steps }: FirstStepsProps) {
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Section
      id="first-steps"
      title="Your first week"
      thin
      aside={<Caption>{`${done} of ${steps.length} done`}</Caption>}
    >
      <StepList steps={steps} />
      <Form method="post" className="mt-2">
        <input type="hidden" name="checklist" value={checklist} />
        <Button small look="link" flush className="pl-0" name="intent" value="dismiss-checklist">
          Don’t show this list again
        </Button>
      </Form>
    </Section>
  );
}

import { Form } from "@remix-run/react";
import type { Onboarding } from "#app/domains/accounts/types.ts";
import { OnboardingWatch } from "#app/domains/onboarding/components/onboarding-watch.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

const STATUS = {
  submitted: "Submitted. A person reads it next.",
  "in-review": "In review. A person is reading it.",
  approved: "Approved.",
  rejected: "Rejected.",
} as const;

export type ApplicationSectionProps = {
  onboarding: Onboarding | null;
  errors: Readonly<Record<string, string>>;
};

export function ApplicationSection({ onboarding, errors }: ApplicationSectionProps) {
  if (onboarding === null) {
    return (
      <EmptyState title="No application">
        An application stands here when you sign up an organisation.
      </EmptyState>
    );
  }
  const { organizationName, organizationType, applicationStatus, rejectionReason } = onboarding;
  const open = applicationStatus === "submitted" || applicationStatus === "in-review";
  return (
    <Section id="application" title="Application" thin>
      <Stack gap="loose">
        <OnboardingWatch />
        <FactList
          items={[
            { term: "Organisation", detail: organizationName ?? "not named yet" },
            { term: "Type", detail: organizationType ?? "not said" },
            { term: "Status", detail: applicationStatus === null ? "none" : STATUS[applicationStatus] },
            ...(rejectionReason === null ? [] : [{ term: "Reason", detail: rejectionReason }]),
          ]}
        />
        {open ? (
          <Stack method="post" as={Form} className="max-w-136" noValidate>
            <InputField
              label="Organisation name"
              name="organizationName"
              maxLength={120}
              defaultValue={organizationName ?? ""}
              error={errors.organizationName}
            />
            <div>
              <Button look="primary" name="intent" value="rename-application">
                Save the application
              </Button>
            </div>
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}

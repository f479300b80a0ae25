import type { Onboarding } from "#app/domains/accounts/types.ts";
import { OnboardingWatch } from "#app/domains/onboarding/components/onboarding-watch.tsx";
import type { FormReply, FormRules } from "#app/platform/form-reply.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { SETTINGS_FORMS } from "./settings-forms.ts";

const STATUS = {
  draft: "Not sent yet. Its details are missing.",
  submitted: "Submitted. Our team reads it next.",
  "in-review": "In review. Our team is reading it.",
  approved: "Approved.",
  rejected: "Rejected.",
} as const;

export type ApplicationSectionProps = {
  onboarding: Onboarding | null;
  rules: FormRules<"organizationName">;
  answer: FormReply | undefined;
};

export function ApplicationSection({ onboarding, rules, answer }: ApplicationSectionProps) {
  const name = onboarding?.organizationName ?? "";
  const form = useAnsweredForm({
    name: SETTINGS_FORMS.application,
    rules,
    answer,
    known: { organizationName: name },
  });
  if (onboarding === null) {
    return (
      <EmptyState title="No application">
        When you sign up an organization, its application shows up here.
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
            { term: "Organization", detail: organizationName ?? "not named yet" },
            { term: "Type", detail: organizationType ?? "not given" },
            { term: "Status", detail: applicationStatus === null ? "none" : STATUS[applicationStatus] },
            ...(rejectionReason === null ? [] : [{ term: "Reason", detail: rejectionReason }]),
          ]}
        />
        {/* One that was decided meanwhile still says so where the name was typed. */}
        {open || answer?.form === SETTINGS_FORMS.application ? (
          <PostForm form={form} className="max-w-136">
            <InputField label="Organization name" field={form.field("organizationName")} />
            <div>
              <Button look="primary" name="intent" value={SETTINGS_FORMS.application}>
                Save application
              </Button>
            </div>
          </PostForm>
        ) : null}
      </Stack>
    </Section>
  );
}

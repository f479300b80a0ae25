import { Link } from "@remix-run/react";
import type { OwnApplication } from "#app/domains/onboarding/applications/application-types.ts";
import {
  type ApplicationFieldName,
  ApplicationFields,
} from "#app/domains/onboarding/components/application-fields.tsx";
import { OnboardingWatch } from "#app/domains/onboarding/components/onboarding-watch.tsx";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { manageAddress } from "#app/paths/organizations.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { CloseSection, type CloseSectionProps } from "../members/close-section.tsx";
import type { SectionPage, SectionProps } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

const STATUS = {
  draft: "Not sent yet. Its details are missing.",
  submitted: "Sent. Our team reads it next.",
  "in-review": "In review. Our team is reading it.",
  approved: "Approved.",
  rejected: "Not approved.",
} as const;

export type ApplicationData = {
  application: OwnApplication | null;
  rules: FormRules<ApplicationFieldName>;
  /** The organization they own and can't get to yet, to close it. */
  closing: Omit<CloseSectionProps, "answer"> | null;
};

export const application: SectionPage<ApplicationData> = {
  label: "Application",
  english: true,
  Show: ({ data, answer }) => (
    <>
      <OwnApplicationSection data={data} answer={answer} />
      {data.closing === null ? null : <CloseSection {...data.closing} answer={answer} />}
    </>
  ),
};

/** One's own application: its status, and while it waits, its fields to correct. */
function OwnApplicationSection({ data: { application, rules }, answer }: SectionProps<ApplicationData>) {
  const form = useAnsweredForm({
    name: SETTINGS_FORMS.application,
    rules,
    answer,
    ...(application === null ? {} : { known: application.facts }),
  });
  if (application === null) {
    return (
      <EmptyState
        title="No application"
        actions={<ButtonLink to={paths.organizationSignUp()}>Add an organization</ButtonLink>}
      >
        When you apply for an organization, its application shows up here.
      </EmptyState>
    );
  }
  const { facts, listed, status, reason, submittedAt, dueAt } = application;
  const waits = status === "submitted" || status === "in-review";
  return (
    <Section id="application" title="Application" thin>
      <Stack gap="loose">
        <OnboardingWatch />
        <FactList
          items={[
            {
              term: listed === null ? "Organization" : "To manage",
              detail: facts.organizationName || "not named yet",
            },
            { term: "Kind", detail: typeWords[facts.organizationType] },
            { term: "Status", detail: STATUS[status] },
            ...(status === "draft" ? [] : [{ term: "Sent", detail: <LocalTime timeMs={submittedAt} /> }]),
            ...(waits ? [{ term: "Decided by", detail: <LocalTime timeMs={dueAt} /> }] : []),
            ...(reason === null ? [] : [{ term: "Reason", detail: reason }]),
          ]}
        />
        {listed === null ? null : (
          <Stack gap="tight">
            <h3 className="text-16">What shows that you run it</h3>
            <Written>{listed.proof}</Written>
          </Stack>
        )}
        {status === "draft" || status === "rejected" || (waits && listed !== null) ? (
          <div>
            <ButtonLink
              look={waits ? "plain" : "primary"}
              to={listed === null ? paths.createOrganization() : manageAddress(listed.slug)}
            >
              {status === "draft" ? "Finish and send it" : waits ? "Change it" : "Correct and send again"}
            </ButtonLink>
          </div>
        ) : null}
        {/* An application decided in the meantime says so next to what was typed. */}
        {(waits && listed === null) || answer?.form === SETTINGS_FORMS.application ? (
          <PostForm form={form} className="max-w-136">
            <ApplicationFields form={form} />
            <div>
              <Button look="primary" name="intent" value={SETTINGS_FORMS.application}>
                Save application
              </Button>
            </div>
          </PostForm>
        ) : null}
        {waits || status === "draft" ? (
          <Disclosure summary="Withdraw the application">
            <form method="post" className="grid justify-items-start gap-3">
              <p>
                We delete what you wrote, and your account stays. You can apply again any time from{" "}
                <Link to={paths.organizationSignUp()}>the same page</Link>.
              </p>
              <Button look="danger" name="intent" value="withdraw-application">
                Withdraw application
              </Button>
            </form>
          </Disclosure>
        ) : null}
      </Stack>
    </Section>
  );
}

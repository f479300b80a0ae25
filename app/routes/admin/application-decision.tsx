import { Link, useNavigation } from "@remix-run/react";
import type { ApplicationPage } from "#app/domains/onboarding/application-types.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/onboarding/limits.ts";
import { paths } from "#app/paths.ts";
import { formatMoment } from "#app/platform/dates.ts";
import type { FormReply, FormRules } from "#app/platform/form-reply.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { APPLICATION_STATUS } from "./application-words.ts";

export type ApplicationDecisionFormProps = {
  application: ApplicationPage;
  rules: FormRules<"decision" | "reason" | "seen">;
  answer: FormReply | undefined;
};

/** The decision with the reason that the applicant reads, or what it came to. */
export function ApplicationDecisionForm({ application, rules, answer }: ApplicationDecisionFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer });
  const { status, decidedAt, decidedBy, reason, changedAt, organizationSlug } = application;
  const said = form.notice ? (
    <Note tone="bad" live>
      {form.notice.title}
    </Note>
  ) : null;
  if (status !== "submitted" && status !== "in-review") {
    return (
      <Section id="decision" title="Decision" thin>
        <Stack>
          {said}
          <p>
            {APPLICATION_STATUS[status]}
            {decidedAt === null ? "" : `, ${formatMoment(decidedAt)}`}
            {decidedBy === null ? "." : `, by ${decidedBy}`}
          </p>
          {reason === null ? null : <Written>{reason}</Written>}
          {organizationSlug === null ? null : (
            <p>
              <Link to={paths.organization(organizationSlug)}>Its public page</Link>
            </p>
          )}
        </Stack>
      </Section>
    );
  }
  return (
    <Section id="decision" title="Decision" thin>
      <PostForm form={form} className="max-w-176">
        {said}
        <input type="hidden" name="seen" value={changedAt} />
        <TextareaField
          label="Reason"
          rows={4}
          optional={false}
          hint="The applicant reads this. Needed if you reject: say what to correct."
          count={`at most ${REASON_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
          field={form.field("reason")}
        />
        <Row>
          {status === "submitted" ? (
            <Button name="decision" value="start" busy={busy} busyLabel="Saving">
              I’m reading it
            </Button>
          ) : null}
          <Button
            id={form.field("decision").meta.id}
            look="danger"
            name="decision"
            value="reject"
            busy={busy}
            busyLabel="Deciding"
          >
            Reject
          </Button>
          <Button look="primary" name="decision" value="approve" busy={busy} busyLabel="Deciding">
            Approve
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

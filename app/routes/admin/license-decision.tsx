import { useNavigation } from "@remix-run/react";
import type { LicenseDocumentPage } from "#app/domains/licenses/document-queries.server.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/licenses/limits.ts";
import { formatMoment } from "#app/platform/dates.ts";
import type { FormReply, FormRules } from "#app/platform/form-reply.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";

export type LicenseDecisionProps = {
  document: Pick<LicenseDocumentPage, "status" | "decidedAt" | "judge" | "reason">;
  rules: FormRules<"decision" | "reason" | "lookup">;
  answer: FormReply | undefined;
};

const BECAME = {
  accepted: "Accepted",
  refused: "Refused",
  withdrawn: "Withdrawn by the agent",
  open: "Open",
};

/** The decision and what the agent is told, or what it came to. */
export function LicenseDecision({ document, rules, answer }: LicenseDecisionProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer });
  const { status, decidedAt, judge, reason } = document;
  const said = form.notice ? (
    <Note tone="bad" live>
      {form.notice.title}
    </Note>
  ) : null;
  if (status !== "open") {
    return (
      <Section id="decision" title="Decision" thin>
        <Stack>
          {said}
          <p>
            {BECAME[status]}
            {decidedAt === null ? "" : `, ${formatMoment(decidedAt)}`}
            {judge === null ? "." : `, by ${judge}`}
          </p>
          {reason === "" ? null : <Written>{reason}</Written>}
        </Stack>
      </Section>
    );
  }
  return (
    <Section id="decision" title="Decision" thin>
      <PostForm form={form} className="max-w-176">
        {said}
        <Choice field={form.field("lookup")} value="yes">
          I also found this license in the state’s own lookup
        </Choice>
        <TextareaField
          label="Reason"
          rows={4}
          hint="The agent reads this. You need one to refuse."
          count={`at most ${REASON_MAX_CHARACTERS} characters`}
          field={form.field("reason")}
        />
        <Row>
          <Button
            id={form.field("decision").meta.id}
            name="decision"
            value="refuse"
            busy={busy}
            busyLabel="Deciding"
          >
            Refuse
          </Button>
          <Button look="primary" name="decision" value="accept" busy={busy} busyLabel="Deciding">
            Accept and update the license
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

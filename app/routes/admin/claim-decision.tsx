import { useNavigation } from "@remix-run/react";
import { REASON_MAX_CHARACTERS } from "#app/domains/claims/limits.ts";
import type { ClaimPage } from "#app/domains/claims/types.ts";
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

export type ClaimDecisionFormProps = {
  claim: ClaimPage;
  rules: FormRules<"decision" | "reason" | "holder">;
  answer: FormReply | undefined;
};

const BECAME = {
  proven: "Approved",
  refused: "Refused",
  withdrawn: "Withdrawn by the claimant",
  open: "Open",
};

/** The decision and the reason that both sides are told, or what it came to. */
export function ClaimDecisionForm({ claim, rules, answer }: ClaimDecisionFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer });
  const said = form.notice ? (
    <Note tone="bad" live>
      {form.notice.title}
    </Note>
  ) : null;
  if (claim.status !== "open") {
    return (
      <Section id="decision" title="Decision" thin>
        <Stack>
          {said}
          <p>
            {BECAME[claim.status]}
            {claim.decidedAt === null ? "" : `, ${formatMoment(claim.decidedAt)}`}
            {claim.judge === null ? "." : `, by ${claim.judge}`}
          </p>
          {claim.reason === "" ? null : <Written>{claim.reason}</Written>}
        </Stack>
      </Section>
    );
  }
  return (
    <Section id="decision" title="Decision" thin>
      <PostForm form={form} className="max-w-176">
        {said}
        <input type="hidden" name="holder" value={claim.holder?.userId ?? ""} />
        <TextareaField
          label="Reason"
          rows={4}
          hint="The claimant and the profile’s current holder will read this. Don’t say who the other side is."
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
          <Button look="danger" name="decision" value="approve" busy={busy} busyLabel="Deciding">
            {claim.holder === null ? "Give the profile to the claimant" : "Move the profile to the claimant"}
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

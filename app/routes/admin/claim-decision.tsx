import { Form, useNavigation } from "@remix-run/react";
import { REASON_MAX_CHARACTERS } from "#app/domains/claims/limits.ts";
import type { ClaimPage } from "#app/domains/claims/types.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { wordMoment } from "#app/platform/time-words.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";

export type ClaimDecisionFormProps = { claim: ClaimPage; answer: FormAnswer | undefined };

const BECAME = {
  proven: "Approved",
  refused: "Refused",
  withdrawn: "Withdrawn by the claimant",
  open: "Open",
};

/** The decision and the reason that both sides are told, or what it came to. */
export function ClaimDecisionForm({ claim, answer }: ClaimDecisionFormProps) {
  const busy = useNavigation().state === "submitting";
  const { errors = {}, notice, typed = {} } = answer ?? {};
  const said = notice ? (
    <Note tone="bad" live>
      {notice.title}
    </Note>
  ) : null;
  if (claim.status !== "open") {
    return (
      <Section id="decision" title="Decision" thin>
        <Stack>
          {said}
          <p>
            {BECAME[claim.status]}
            {claim.decidedAt === null ? "" : `, ${wordMoment(claim.decidedAt)}`}
            {claim.judge === null ? "." : `, by ${claim.judge}`}
          </p>
          {claim.reason === "" ? null : <Written>{claim.reason}</Written>}
        </Stack>
      </Section>
    );
  }
  return (
    <Section id="decision" title="Decision" thin>
      <Stack method="post" as={Form} className="max-w-176" noValidate>
        <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
        {said}
        <input type="hidden" name="holder" value={claim.holder?.userId ?? ""} />
        <TextareaField
          label="Reason"
          name="reason"
          rows={4}
          hint="The claimant reads it, and whoever holds the profile. Leave out who the other side is."
          count={`at most ${REASON_MAX_CHARACTERS} characters`}
          defaultValue={typed.reason ?? ""}
          error={errors.reason}
        />
        <Row>
          <Button name="decision" value="refuse" busy={busy} busyLabel="Deciding">
            Refuse
          </Button>
          <Button look="danger" name="decision" value="approve" busy={busy} busyLabel="Deciding">
            {claim.holder === null ? "Give the profile to the claimant" : "Move the profile to the claimant"}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

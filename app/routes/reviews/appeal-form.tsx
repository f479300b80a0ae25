import { Form, useNavigation } from "@remix-run/react";
import { STATEMENT_MAX_CHARACTERS, STATEMENT_MIN_CHARACTERS } from "#app/domains/reviews/limits.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** What the second person should know. */
export function AppealForm({ answer }: { answer: FormAnswer | undefined }) {
  const { errors = {}, notice, typed = {} } = answer ?? {};
  const busy = useNavigation().state === "submitting";
  return (
    <Stack as={Form} gap="form" method="post" className="mt-6" noValidate>
      <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
      {notice ? (
        <Note tone="bad" live>
          {notice.title}
        </Note>
      ) : null}
      <TextareaField
        label="Why the decision is wrong"
        name="statement"
        rows={7}
        dir="auto"
        hint="Only those who decide read it. The other side does not."
        count={`from ${STATEMENT_MIN_CHARACTERS} to ${STATEMENT_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
        defaultValue={typed.statement ?? ""}
        error={errors.statement}
      />
      <Row>
        <Button look="primary" busy={busy} busyLabel="Sending">
          Send the appeal
        </Button>
      </Row>
    </Stack>
  );
}

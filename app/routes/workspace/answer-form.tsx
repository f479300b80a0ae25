import { Form } from "@remix-run/react";
import { useState } from "react";
import { ANSWER_MAX_CHARACTERS, ANSWER_MIN_CHARACTERS } from "#app/domains/questions/limits.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { wordMoment } from "#app/platform/time-words.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type AnswerFormProps = {
  firstName: string;
  /** What the answer will stand on. */
  licence: string;
  written: { body: string; createdAt: number; editedAt: number | null; versions: number } | null;
  draft: string | null;
  reply: FormAnswer | undefined;
  busy: boolean;
};

/** An answer to write, to keep for later, or to change; what was published before is kept. */
export function AnswerForm({ firstName, licence, written, draft, reply, busy }: AnswerFormProps) {
  const begin = reply?.typed?.body ?? draft ?? written?.body ?? "";
  const [length, setLength] = useState([...begin].length);
  const error = reply?.errors?.body;
  return (
    <Stack method="post" as={Form} className="max-w-measure" noValidate>
      <ErrorSummary errors={error === undefined ? [] : [{ id: "body", message: error }]} />
      <TextareaField
        label={written === null ? `Your answer to ${firstName}` : "Your answer"}
        name="body"
        rows={10}
        maxLength={ANSWER_MAX_CHARACTERS}
        hint={`Published with your name, your NPN and licence ${licence}. General information; do not ask for policy numbers here.`}
        defaultValue={begin}
        error={error}
        onChange={(event) => setLength([...event.currentTarget.value].length)}
        count={`${length} characters, at least ${ANSWER_MIN_CHARACTERS}`}
      />
      {written === null ? null : (
        <Caption>
          Published {wordMoment(written.createdAt)}
          {written.editedAt === null
            ? ""
            : `, changed ${wordMoment(written.editedAt)}; ${written.versions} earlier ${written.versions === 1 ? "version is" : "versions are"} kept`}
          .
        </Caption>
      )}
      <Row>
        <Button look="primary" busy={busy} busyLabel="Sending" name="intent" value="publish">
          {written === null ? "Publish the answer" : "Publish the change"}
        </Button>
        <Button name="intent" value="draft">
          Keep as a draft
        </Button>
      </Row>
    </Stack>
  );
}

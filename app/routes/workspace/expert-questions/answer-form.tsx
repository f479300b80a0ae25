import { ANSWER_MIN_CHARACTERS } from "#app/domains/questions/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

export type AnswerFormProps = {
  firstName: string;
  /** The license that the answer is published with; null once it has ended. */
  license: string | null;
  written: { body: string; createdAt: number; editedAt: number | null; versions: number } | null;
  draft: string | null;
  rules: FormRules<"body">;
  reply: FormReply | undefined;
  busy: boolean;
};

/** An answer to write, save as a draft, or change; published versions stay on file. */
export function AnswerForm({ firstName, license, written, draft, rules, reply, busy }: AnswerFormProps) {
  const form = useAnsweredForm({ rules, answer: reply, known: { body: draft ?? written?.body ?? "" } });
  const body = form.field("body");
  const length = [...String(body.meta.value ?? "")].length;
  return (
    <PostForm form={form} className="max-w-measure">
      <TextareaField
        label={written === null ? `Your answer to ${firstName}` : "Your answer"}
        field={body}
        rows={10}
        hint={`${license === null ? "" : `Published with your name, your NPN, and license ${license}. `}Keep it general, and don’t ask for policy numbers here.`}
        count={`${length} characters, at least ${ANSWER_MIN_CHARACTERS}`}
      />
      {written === null ? null : (
        <Caption>
          <span>Published </span>
          <LocalTime timeMs={written.createdAt} />
          <span>{`${
            written.editedAt === null
              ? ""
              : `, changed ${formatMoment(written.editedAt)}; ${written.versions} earlier ${written.versions === 1 ? "version" : "versions"} on file`
          }.`}</span>
        </Caption>
      )}
      <Row>
        <Button look="primary" busy={busy} busyLabel="Sending" name="intent" value="publish">
          {written === null ? "Publish answer" : "Publish changes"}
        </Button>
        <Button name="intent" value="draft" formNoValidate>
          Save draft
        </Button>
      </Row>
    </PostForm>
  );
}

import { useNavigation } from "@remix-run/react";
import { ANSWER_MAX_CHARACTERS } from "#app/domains/questions/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export type AnswerItProps = { rules: FormRules<"body">; answer: FormReply | undefined };

/** For an admin who is licensed for it: an answer under their own name and license, as any expert's. */
export function AnswerIt({ rules, answer }: AnswerItProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ name: "answer", rules, answer });
  return (
    <Section id="answer-it" title="Answer it yourself" thin>
      <PostForm form={form} className="max-w-176">
        <TextareaField
          label="Your answer"
          rows={8}
          optional={false}
          hint="It’s published with your name, your license, and your NPN, and the asker gets it by email."
          count={`at most ${ANSWER_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
          field={form.field("body")}
        />
        <Row>
          <Button name="intent" value="answer" busy={busy} busyLabel="Publishing">
            Publish the answer
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

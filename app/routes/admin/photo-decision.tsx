import { useNavigation } from "@remix-run/react";
import { REASON_MAX_CHARACTERS } from "#app/domains/photos/limits.ts";
import type { PhotoCase } from "#app/domains/photos/types.ts";
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

export type PhotoDecisionFormProps = {
  facts: Pick<PhotoCase, "decidedAt" | "decision" | "reason" | "judge">;
  rules: FormRules<"decision" | "reason">;
  answer: FormReply | undefined;
};

/** Whether the photo stays and the reason that both sides are told, or what it came to. */
export function PhotoDecisionForm({ facts, rules, answer }: PhotoDecisionFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer });
  const { decidedAt, decision, reason, judge } = facts;
  const said = form.notice ? (
    <Note tone="bad" live>
      {form.notice.title}
    </Note>
  ) : null;
  if (decidedAt !== null)
    return (
      <Section id="decision" title="Decision" thin>
        <Stack>
          {said}
          <p>
            {decision === "remove" ? "Removed" : "Left up"}, {formatMoment(decidedAt)}
            {judge === null ? "." : `, by ${judge}`}
          </p>
          <Written>{reason}</Written>
        </Stack>
      </Section>
    );
  return (
    <Section id="decision" title="Decision" thin>
      <PostForm form={form} className="max-w-176">
        {said}
        <TextareaField
          label="Reason"
          rows={3}
          hint="The owner and whoever reported it will read this. Don’t say who reported it."
          count={`at most ${REASON_MAX_CHARACTERS} characters`}
          field={form.field("reason")}
        />
        <Row>
          <Button
            id={form.field("decision").meta.id}
            name="decision"
            value="keep"
            busy={busy}
            busyLabel="Deciding"
          >
            Leave it up
          </Button>
          <Button look="danger" name="decision" value="remove" busy={busy} busyLabel="Deciding">
            Remove it for good
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

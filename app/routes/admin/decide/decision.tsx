import { useNavigation } from "@remix-run/react";
import type { ReactElement, ReactNode } from "react";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { type AnsweredForm, useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";

type Field = "decision" | "reason";

export type DecisionProps<Name extends string> = {
  rules: FormRules<Name>;
  answer: FormReply | undefined;
  /** The decision; null while it is open. */
  became: {
    words: string;
    decidedAt: number | null;
    judge: string | null;
    reason: string | null;
    /** Where it led. */
    after?: ReactElement | null;
  } | null;
  /** What the admin saw, so that a changed item isn't decided. */
  seen?: { name: Name; value: string | number };
  /** What its fields begin with. */
  known?: Partial<Readonly<Record<Name, string>>>;
  /** Fields before the reason. */
  fields?: (form: AnsweredForm<Name>) => ReactNode;
  /** Who reads the reason, and when it is needed. */
  hint: string;
  reasonMax: number;
  /** In the order of the page; the first is the harmless one, in case it is clicked by mistake. */
  buttons: readonly {
    value: string;
    label: string;
    look?: "primary" | "danger" | "plain";
    busyLabel?: string;
    /** The key that moves the focus to it. */
    letter: string;
  }[];
};

/** The form of a decision with its reason, or the decision that was made. */
export function Decision<Name extends string>({
  rules,
  answer,
  became,
  seen,
  known = {},
  fields,
  hint,
  reasonMax,
  buttons,
}: DecisionProps<Name | Field>) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm<Name | Field>({ rules, answer, known });
  const said = form.notice ? (
    <Note tone="bad" live>
      {form.notice.title}
    </Note>
  ) : null;
  return (
    <Section id="decision" title="Decision" thin>
      {became === null ? (
        <PostForm form={form} className="max-w-176">
          {said}
          {seen === undefined ? null : <input type="hidden" name={seen.name} value={seen.value} />}
          {fields?.(form)}
          <TextareaField
            label="Reason"
            rows={4}
            optional={false}
            hint={hint}
            count={`at most ${reasonMax.toLocaleString("en-US")} characters`}
            field={form.field("reason")}
            data-key="w"
            data-key-label="Write the reason"
          />
          <Row>
            {buttons.map(({ value, label, look = "plain", busyLabel = "Deciding", letter }, at) => (
              <Button
                key={value}
                id={at === 0 ? form.field("decision").meta.id : undefined}
                look={look}
                name="decision"
                value={value}
                busy={busy}
                busyLabel={busyLabel}
                data-key={letter}
                data-key-label={label}
              >
                {label}
              </Button>
            ))}
          </Row>
        </PostForm>
      ) : (
        <Stack>
          {said}
          <p>
            {`${became.words}${became.decidedAt === null ? "" : `, ${formatMoment(became.decidedAt)}`}${became.judge === null ? "." : `, by ${became.judge}`}`}
          </p>
          {became.reason === null || became.reason === "" ? null : <Written>{became.reason}</Written>}
          {became.after}
        </Stack>
      )}
    </Section>
  );
}

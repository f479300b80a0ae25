import { Form } from "@remix-run/react";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FieldPair } from "#app/ui/forms/field-pair.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { StarsInput } from "#app/ui/forms/stars-input.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { REVIEW_STAGES, SUB_RATINGS, wordStage } from "../fields.ts";
import { BODY_MAX_CHARACTERS, BODY_MIN_CHARACTERS, TITLE_MAX_CHARACTERS } from "../limits.ts";
import type { OwnReviewFacts } from "../types.ts";

export type ReviewFormProps = {
  types: readonly string[];
  own: OwnReviewFacts | null;
  /** `YYYY-MM`; no experience is later. */
  thisMonth: string;
  answer: FormAnswer | undefined;
  busy: boolean;
};

/** A review to write or to change: stars, four questions, what it was about, and the text. */
export function ReviewForm({ types, own, thisMonth, answer, busy }: ReviewFormProps) {
  const { errors = {}, typed } = answer ?? {};
  const stars = (name: string, before: number | null | undefined) => {
    const value = Number(typed?.[name] ?? before ?? 0);
    return value > 0 ? { defaultValue: value } : {};
  };
  const said = (name: string) => (errors[name] === undefined ? {} : { error: errors[name] });
  return (
    <Stack as={Form} gap="form" method="post" noValidate>
      <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
      <StarsInput
        legend="How was it, all in all?"
        name="stars"
        {...stars("stars", own?.stars)}
        {...said("stars")}
      />
      <fieldset>
        <legend className="mb-2.5">In more detail, where you can say</legend>
        <FieldPair>
          {SUB_RATINGS.map(({ name, label }) => (
            <StarsInput
              key={name}
              dense
              legend={label}
              name={name}
              none="No answer"
              {...stars(name, own?.[name])}
            />
          ))}
        </FieldPair>
      </fieldset>
      <FieldPair>
        <SelectField
          label="Insurance type"
          name="type"
          emptyLabel="Choose one"
          defaultValue={typed?.type ?? own?.typeName ?? ""}
          options={types.map((name) => ({ value: name, label: name }))}
          {...said("type")}
        />
        <SelectField
          label="What it was about"
          name="stage"
          emptyLabel="Choose one"
          defaultValue={typed?.stage ?? own?.stage ?? ""}
          options={REVIEW_STAGES.map((stage) => ({ value: stage, label: wordStage(stage) }))}
          {...said("stage")}
        />
      </FieldPair>
      <InputField
        label="When"
        name="month"
        type="month"
        max={thisMonth}
        hint="The month, as in 2026-11."
        defaultValue={typed?.month ?? own?.month ?? ""}
        error={errors.month}
      />
      <InputField
        label="Title"
        name="title"
        dir="auto"
        maxLength={TITLE_MAX_CHARACTERS}
        hint={`At most ${TITLE_MAX_CHARACTERS} characters.`}
        defaultValue={typed?.title ?? own?.title ?? ""}
        error={errors.title}
      />
      <TextareaField
        label="Your review"
        name="body"
        rows={8}
        dir="auto"
        count={`from ${BODY_MIN_CHARACTERS} to ${BODY_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
        defaultValue={typed?.body ?? own?.body ?? ""}
        error={errors.body}
      />
      <Row>
        <Button look="primary" busy={busy} busyLabel="Sending">
          {own === null || own.status === "awaiting-verification" ? "Send review" : "Change review"}
        </Button>
      </Row>
    </Stack>
  );
}

import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatMonth } from "#app/platform/time/dates.ts";
import { named, type PlainMessage, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { StarsInput } from "#app/ui/choices/stars-input.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { REVIEW_TIES, TIES_CHOICES } from "../disclosures.ts";
import { formatStage, REVIEW_STAGES, SUB_RATINGS } from "../fields.ts";
import { BODY_MAX_CHARACTERS, BODY_MIN_CHARACTERS, TITLE_MAX_CHARACTERS } from "../limits.ts";
import type { OwnReviewFacts } from "../types.ts";
import type { ReviewField } from "../writing/write-inputs.ts";

export type ReviewFormProps = {
  types: readonly string[];
  own: OwnReviewFacts | null;
  /** `YYYY-MM`, the latest month that can be chosen. */
  thisMonth: string;
  rules: FormRules<ReviewField>;
  answer: FormReply | undefined;
  busy: boolean;
};

/** The form to write or edit a review: stars, four questions, what it was about, and the text. */
export function ReviewForm({ types, own, thisMonth, rules, answer, busy }: ReviewFormProps) {
  const form = useAnsweredForm({ rules, answer, known: own === null ? {} : knownOf(own) });
  return (
    <PostForm form={form}>
      <StarsInput legend={t("Overall rating")} field={form.field("stars")} />
      <Disclosure
        plain
        summary={t("Rate the details (optional)")}
        open={SUB_RATINGS.some(({ name }) => (form.field(name).meta.initialValue ?? "") !== "")}
      >
        <div className="mt-3">
          <FieldPair>
            {SUB_RATINGS.map(({ name, label }) => (
              <StarsInput key={name} dense legend={t(label)} none={t("No answer")} field={form.field(name)} />
            ))}
          </FieldPair>
        </div>
      </Disclosure>
      <FieldPair>
        <SelectField
          label={t("Insurance type")}
          emptyLabel={t("Choose one")}
          options={types.map((name) => ({ value: name, label: named(name) }))}
          field={form.field("type")}
        />
        <SelectField
          label={t("What was it about?")}
          emptyLabel={t("Choose one")}
          options={REVIEW_STAGES.map((stage) => ({ value: stage, label: formatStage(stage) }))}
          field={form.field("stage")}
        />
      </FieldPair>
      <SelectField
        label={t("When")}
        short
        emptyLabel={t("Choose the month")}
        options={monthsTo(thisMonth, own?.month)}
        field={form.field("month")}
      />
      <InputField
        label={t("Title")}
        dir="auto"
        hint={t("At most {most} characters.", { most: TITLE_MAX_CHARACTERS })}
        field={form.field("title")}
      />
      <TextareaField
        label={t("Your review")}
        rows={8}
        dir="auto"
        count={t("from {least} to {most} characters", {
          least: BODY_MIN_CHARACTERS,
          most: BODY_MAX_CHARACTERS,
        })}
        field={form.field("body")}
      />
      {QUESTIONS.map(({ name, legend, hint, choices }) => (
        <ChoiceGroup key={name} legend={t(legend)} hint={t(hint)} field={form.field(name)}>
          {choices.map(([value, label]) => (
            <Choice key={value} type="radio" field={form.field(name)} value={value}>
              {t(label)}
            </Choice>
          ))}
        </ChoiceGroup>
      ))}
      <Row>
        <Button look="primary" busy={busy} busyLabel={t("Sending")}>
          {own === null || own.status === "awaiting-verification" ? t("Send review") : t("Save changes")}
        </Button>
      </Row>
    </PostForm>
  );
}

/** What every writer is asked (16 CFR 465); the answers are printed with the review. */
const QUESTIONS = [
  {
    name: "client",
    legend: "Are you a client of this agent, or were you?",
    hint: "Your answers to these three questions are shown with your review.",
    choices: [
      ["yes", "Yes"],
      ["no", "No"],
    ],
  },
  {
    name: "paid",
    legend: "Did you get anything for this review, or were you promised anything?",
    hint: "Money, a gift, a discount, a drawing: anything of value.",
    choices: [
      ["no", "No"],
      ["yes", "Yes"],
    ],
  },
  {
    name: "ties",
    legend: "Are you related to the agent, or do you work with them or for a competitor?",
    hint: "If you were paid or have ties, your review is shown with that label, and its stars don’t count.",
    choices: REVIEW_TIES.map((value) => [value, TIES_CHOICES[value]] as const),
  },
] as const satisfies readonly {
  name: ReviewField;
  legend: PlainMessage;
  hint: PlainMessage;
  choices: readonly (readonly [string, PlainMessage])[];
}[];

/** How far back the months go; older experiences no longer carry weight. */
const OFFERED_YEARS = 10;

/** "November 2026" and the months before it, plus the one chosen earlier. */
function monthsTo(thisMonth: string, said: string | undefined) {
  const [year = 0, month = 0] = thisMonth.split("-").map(Number);
  const offered = Array.from({ length: OFFERED_YEARS * 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
  if (said !== undefined && !offered.includes(said)) offered.push(said);
  return offered.map((value) => ({ value, label: formatMonth(value) }));
}

const yesNo = (said: boolean | null) => (said === null ? "" : said ? "yes" : "no");
const starsOf = (stars: number | null) => (stars === null ? "" : String(stars));

/** The form's values from the existing review. */
const knownOf = (own: OwnReviewFacts): Record<ReviewField, string> => ({
  stars: starsOf(own.stars),
  explains: starsOf(own.explains),
  responds: starsOf(own.responds),
  claims: starsOf(own.claims),
  pressure: starsOf(own.pressure),
  type: own.typeName ?? "",
  stage: own.stage,
  month: own.month,
  title: own.title,
  body: own.body,
  client: yesNo(own.saysClient),
  paid: yesNo(own.saysPaid),
  ties: own.saysTies ?? "",
});

import { Link, useNavigation } from "@remix-run/react";
import type { ConsentForm } from "#app/domains/leads/consents/consent-form.ts";
import type { QuoteFieldName } from "#app/domains/leads/inputs.ts";
import { QUOTE_QUESTIONS, type QuoteType } from "#app/domains/leads/requests/quote-questions.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { ConsentChoices } from "../consent-choices.tsx";

export type QuoteFormProps = {
  type: QuoteType;
  /** The person has a confirmed account, so name and address are known. */
  member: boolean;
  known: Partial<Record<QuoteFieldName, string>>;
  /** The page to enter another ZIP code, which checks the license before the form. */
  elsewhere: string;
  consent: ConsentForm;
  /** The member stopped this agent, or all, before: what checking a box means then. */
  stoppedBefore: string | null;
  rules: FormRules<QuoteFieldName>;
  answer: FormReply | undefined;
};

const CHOICES = ["answer1", "answer2", "answer3", "answer4"] as const;

/** The questions for one type of insurance, then the person and how they may be contacted. */
export function QuoteForm({
  type,
  member,
  known,
  elsewhere,
  consent,
  stoppedBefore,
  rules,
  answer,
}: QuoteFormProps) {
  const form = useAnsweredForm({ rules, answer, known });
  const busy = useNavigation().state === "submitting";
  const zip = form.field("zip");
  // Asked before the form; shown again only when it is missing or wrong.
  const asksZip = zip.text.error !== undefined || !known.zip;
  const last = QUOTE_QUESTIONS[type][4];
  return (
    <PostForm form={form}>
      <h2 className="text-24">{t("Your answers")}</h2>
      <HiddenField field={form.field("key")} />
      {asksZip ? (
        <InputField
          label={t("ZIP code")}
          field={zip}
          short
          hint={t("Where you need insurance, so we can check the license.")}
        />
      ) : (
        <>
          <HiddenField field={zip} />
          <p>
            <span>{t("Insurance needed in {zip}.", { zip: known.zip ?? "" })}</span>{" "}
            <Link to={elsewhere}>{t("Change the ZIP code")}</Link>
          </p>
        </>
      )}
      {CHOICES.map((name, at) => {
        const { label, hint, options } = QUOTE_QUESTIONS[type][at] ?? last;
        const text = {
          label: t(label),
          ...(hint !== undefined && { hint: t(hint) }),
          field: form.field(name),
        };
        return options === undefined ? (
          <InputField key={name} {...text} />
        ) : (
          <ChoiceGroup key={name} legend={text.label} hint={text.hint} field={text.field}>
            <div className="mt-1 flex flex-wrap gap-2">
              {options.map((value) => (
                <Choice
                  key={value}
                  type="radio"
                  field={text.field}
                  value={value}
                  className="min-h-target rounded-2 border border-line-strong px-3.5 has-checked:border-accent has-checked:bg-accent-tint"
                >
                  {named(value)}
                </Choice>
              ))}
            </div>
          </ChoiceGroup>
        );
      })}
      <TextareaField
        label={t(last.label)}
        hint={last.hint && t(last.hint)}
        rows={4}
        field={form.field("answer5")}
      />
      <h2 className="mt-4 border-line border-t pt-6 text-24">{t("About you")}</h2>
      {member ? null : (
        <>
          <FieldPair>
            <InputField label={t("First name")} field={form.field("firstName")} />
            <InputField label={t("Last name")} field={form.field("lastName")} />
          </FieldPair>
          <InputField
            label={t("Email")}
            field={form.field("email")}
            hint={t("We send you a link to confirm it. Until you do, no one gets your request.")}
          />
        </>
      )}
      {stoppedBefore === null ? null : <Note>{stoppedBefore}</Note>}
      <ConsentChoices form={form} consent={consent} />
      <div>
        <Button look="primary" busy={busy} busyLabel={t("Sending")}>
          {consent.button}
        </Button>
      </div>
    </PostForm>
  );
}

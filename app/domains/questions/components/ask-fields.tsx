import { named, t } from "#app/text/text.ts";
import { Switch } from "#app/ui/choices/switch.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import type { AnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { AskFieldName } from "../inputs.ts";
import { QUESTION_MIN_CHARACTERS } from "../limits.ts";
import { CONFIRM_HINT, CONTACT_CONSENT } from "../question-texts.ts";
import { PersonalDataNote } from "./personal-data-note.tsx";

export type AskFieldsProps = {
  form: AnsweredForm<AskFieldName>;
  types: readonly string[];
  /** Agents may call. */
  contact: boolean;
  /** The reader's own address: a question with it goes out without a link. */
  ownEmail?: string | undefined;
};

/**
 * The fields of specification §2: first the question, then the asker. The phone is asked for only when contact is
 * allowed.
 */
export function AskFields({ form, types, contact, ownEmail }: AskFieldsProps) {
  const hydrated = useHydrated();
  const held = (name: AskFieldName) => String(form.field(name).meta.value ?? "");
  const question = held("question");
  const personalData = form.field("personal_data");
  // Without JavaScript the server has to find it first; the answer given then stays.
  const asked = personalData.meta.errors !== undefined || personalData.meta.initialValue !== undefined;
  const length = [...question].length;
  return (
    <>
      <TextareaField
        label={t("Question")}
        hint={t("We may publish it without your name or contact details, so others can read the answer.")}
        rows={4}
        placeholder={t("For example: Hail damaged my roof. Is it worth a claim?")}
        count={
          hydrated
            ? t(
                length === 1
                  ? "{length} character, at least {least}"
                  : "{length} characters, at least {least}",
                {
                  length: String(length),
                  least: QUESTION_MIN_CHARACTERS,
                },
              )
            : t("At least {least} characters", { least: QUESTION_MIN_CHARACTERS })
        }
        field={form.field("question")}
      />
      {hydrated || asked ? (
        <PersonalDataNote
          question={question}
          own={{
            customer_first_name: held("customer_first_name"),
            customer_last_name: held("customer_last_name"),
            customer_phone: held("customer_phone"),
          }}
          field={personalData}
        />
      ) : null}
      <FieldPair columns="code">
        <InputField label={t("Zip code")} field={form.field("customer_zip_code")} />
        <SelectField
          label={t("Insurance type")}
          options={types.map((name) => ({ value: name, label: named(name) }))}
          emptyLabel={t("Choose one")}
          field={form.field("insurance_type")}
        />
      </FieldPair>
      <FieldPair>
        <InputField label={t("First name")} field={form.field("customer_first_name")} />
        <InputField label={t("Last name")} field={form.field("customer_last_name")} />
      </FieldPair>
      <InputField
        label={t("Email")}
        hint={ownEmail && held("customer_email") === ownEmail ? undefined : t(CONFIRM_HINT)}
        field={form.field("customer_email")}
      />
      <Switch {...form.field("allow_contact").choice("checkbox")} hint={t(CONTACT_CONSENT)}>
        {t("Agents may contact me about this question")}
      </Switch>
      {/* CSS hides it from the start; the attribute says that nothing in it should be validated. */}
      <div
        className="max-w-88 [form:not(:has([role=switch]:checked))_&]:hidden"
        hidden={hydrated && !contact}
      >
        <InputField
          label={t("Phone")}
          hint={t("For example (512) 555-0188")}
          field={form.field("customer_phone")}
          required={contact}
        />
      </div>
    </>
  );
}

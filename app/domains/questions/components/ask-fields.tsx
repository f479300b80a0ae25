import { useEffect, useRef, useState } from "react";
import { ownWordsOf } from "#app/platform/personal-data.ts";
import { FieldPair } from "#app/ui/forms/field-pair.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { QUESTION_MAX_CHARACTERS, QUESTION_MIN_CHARACTERS, ZIP_MAX_CHARACTERS } from "../limits.ts";
import { CONFIRM_HINT, CONTACT_CONSENT } from "../words.ts";
import { PersonalDataNote } from "./personal-data-note.tsx";

export type AskFieldsProps = {
  /** Sets the ids of the dialog apart from those of the page beneath. */
  prefix: string;
  types: readonly string[];
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** The server found personal data and asks. */
  asksAboutPersonalData: boolean;
};

/** The fields of specification §2, in the order of §5. The phone is asked for only when contact is allowed. */
export function AskFields({ prefix, types, typed, errors, asksAboutPersonalData }: AskFieldsProps) {
  const hydrated = useHydrated();
  const [question, setQuestion] = useState(typed.question ?? "");
  const [contact, setContact] = useState(typed.allow_contact === "on");
  const phone = useRef<HTMLDivElement>(null);
  // A typed question comes back after a reload (see useKeptForm) without a change event of its own.
  useEffect(() => setQuestion(typed.question ?? ""), [typed.question]);
  useEffect(() => setContact(typed.allow_contact === "on"), [typed.allow_contact]);
  const field = (name: string) => ({
    id: prefix + name,
    name,
    defaultValue: typed[name] ?? "",
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  });
  const length = [...question].length;
  return (
    <>
      <FieldPair>
        <InputField label="First name" autoComplete="given-name" required {...field("customer_first_name")} />
        <InputField label="Last name" autoComplete="family-name" required {...field("customer_last_name")} />
      </FieldPair>
      <FieldPair>
        <InputField
          label="Email"
          type="email"
          autoComplete="email"
          hint={CONFIRM_HINT}
          required
          {...field("customer_email")}
        />
        <FieldPair columns="code">
          <InputField
            label="Zip code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={ZIP_MAX_CHARACTERS}
            required
            {...field("customer_zip_code")}
          />
          <SelectField
            label="Insurance type"
            options={types}
            emptyLabel="Choose one"
            required
            {...field("insurance_type")}
          />
        </FieldPair>
      </FieldPair>
      <TextareaField
        label="Question"
        hint="May be published without your name or contact, so that others can read the answer."
        rows={5}
        maxLength={QUESTION_MAX_CHARACTERS}
        required
        onChange={(event) => setQuestion(event.currentTarget.value)}
        count={
          hydrated
            ? `${length} ${length === 1 ? "character" : "characters"}, at least ${QUESTION_MIN_CHARACTERS}`
            : `At least ${QUESTION_MIN_CHARACTERS} characters`
        }
        {...field("question")}
      />
      {hydrated || asksAboutPersonalData ? (
        <PersonalDataNote
          question={hydrated ? question : (typed.question ?? "")}
          own={ownWordsOf(typed)}
          choice={typed.personal_data ?? ""}
          prefix={prefix}
        />
      ) : null}
      <Switch
        name="allow_contact"
        defaultChecked={contact}
        key={typed.allow_contact ?? ""}
        onChange={(event) => setContact(event.currentTarget.checked)}
        hint={CONTACT_CONSENT}
      >
        Agents may contact me about this question
      </Switch>
      <div className="max-w-88" ref={phone} hidden={hydrated && !contact}>
        <InputField
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint={
            hydrated
              ? "Digits only, for example 5125550188"
              : "Only if agents may contact you. Digits only, for example 5125550188"
          }
          {...field("customer_phone")}
        />
      </div>
    </>
  );
}

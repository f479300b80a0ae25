import type { OrganizationApplication } from "#app/domains/onboarding/applications/application-inputs.ts";
import { DESCRIPTION_MAX_CHARACTERS } from "#app/domains/onboarding/limits.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { PHONE_HINT } from "#app/platform/contact-data/phone.ts";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import type { AnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";

export type ApplicationFieldName = keyof OrganizationApplication;

/** The fields of an application, in every form that has them. */
export function ApplicationFields({ form }: { form: AnsweredForm<ApplicationFieldName> }) {
  return (
    <>
      <InputField label="Organization name" field={form.field("organizationName")} />
      <SelectField
        label="Kind of organization"
        field={form.field("organizationType")}
        emptyLabel="Choose one"
        options={ORGANIZATION_TYPES.map((value) => ({ value, label: typeWords[value] }))}
      />
      <InputField
        label="NPN of the organization"
        short
        hint="Its own National Producer Number, if it has one. It helps us find its license."
        field={form.field("npn")}
      />
      <InputField label="Street address" field={form.field("street")} />
      <InputField label="ZIP code" short field={form.field("zip")} />
      <FieldPair>
        <InputField label="Phone" hint={PHONE_HINT} field={form.field("phone")} />
        <InputField label="Website" field={form.field("website")} />
      </FieldPair>
      <TextareaField
        label="What you do, in a few lines"
        rows={5}
        hint="For your public page. You can write it later."
        count={`at most ${DESCRIPTION_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
        field={form.field("description")}
      />
    </>
  );
}

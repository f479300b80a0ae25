import { useNavigation } from "@remix-run/react";
import { KEPT_DAYS } from "#app/domains/claims/applications/limits.ts";
import type { AgentApplicationField } from "#app/domains/licenses/applied-inputs.ts";
import { LICENSE_PLACES, LINE_FIELDS, LINE_LABELS, type LicensePlace } from "#app/domains/licenses/lines.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { type AnsweredForm, useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Stack } from "#app/ui/layout/stack.tsx";

export type ApplicationFormProps = {
  rules: FormRules<AgentApplicationField>;
  answer: FormReply | undefined;
  known: Partial<Readonly<Record<AgentApplicationField, string>>>;
  states: readonly { value: string; label: string }[];
};

/** What an agent applies with: who they are, one license or several, and a document. Plain until JavaScript sends it. */
export function ApplicationForm({ rules, answer, known, states }: ApplicationFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer, known });
  const [first, ...others] = LICENSE_PLACES;
  return (
    <PostForm form={form} encType="multipart/form-data">
      <FieldPair>
        <InputField label={t("First name")} field={form.field("firstName")} />
        <InputField label={t("Last name")} field={form.field("lastName")} />
      </FieldPair>
      <FieldPair>
        <InputField
          label={t("NPN")}
          hint={t("Your National Producer Number: up to ten digits, printed on your license.")}
          field={form.field("npn")}
        />
        <InputField
          label={t("Business ZIP code")}
          hint={t("Clients near it find you.")}
          field={form.field("zip")}
        />
      </FieldPair>
      <h2 className="text-18">{t("Your license")}</h2>
      <LicenseFields form={form} place={first} states={states} label={t("Your license")} />
      {others.map((place) => (
        <OtherLicense key={place} form={form} place={place} states={states} />
      ))}
      <InputField
        label={t("Your license, or a letter from the state")}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        hint={t(
          "A PDF, JPEG, or PNG of up to 10 MB that shows each license above. Only our team sees it, and it’s deleted {days} days after we decide.",
          { days: KEPT_DAYS },
        )}
        field={form.field("document")}
      />
      <div>
        <Button look="primary" name="intent" value="apply" busy={busy} busyLabel={t("Sending")}>
          {t("Send the application")}
        </Button>
      </div>
    </PostForm>
  );
}

type LicenseFieldsProps = {
  form: AnsweredForm<AgentApplicationField>;
  place: LicensePlace;
  states: ApplicationFormProps["states"];
};

/** Closed until it is asked for, or has something in it. */
function OtherLicense(props: LicenseFieldsProps) {
  const { form, place } = props;
  const names = ["state", "number", "effectiveOn", "expiresOn", ...LINE_FIELDS] as const;
  const isFilled = names.some((name) => {
    const { meta } = form.field(`${name}${place}`);
    return (meta.initialValue ?? "") !== "" || meta.errors !== undefined;
  });
  return (
    <Disclosure
      summary={isFilled ? t("License {n}", { n: place }) : t("Add license {n}", { n: place })}
      open={isFilled}
      plain
    >
      <LicenseFields {...props} label={t("License {n}", { n: place })} />
    </Disclosure>
  );
}

function LicenseFields({ form, place, states, label }: LicenseFieldsProps & { label: string }) {
  return (
    <Stack as="section" gap="form" className="mt-1" aria-label={label}>
      <FieldPair>
        <SelectField
          label={t("State")}
          field={form.field(`state${place}`)}
          emptyLabel={t("Choose a state")}
          options={states}
          optional={false}
        />
        <InputField
          label={t("License number")}
          field={form.field(`number${place}`)}
          autoCapitalize="characters"
          optional={false}
        />
      </FieldPair>
      <ChoiceGroup legend={t("Lines of authority")} field={form.field(`life${place}`)}>
        {LINE_FIELDS.map((line) => (
          <Choice key={line} field={form.field(`${line}${place}`)} value="yes">
            {named(LINE_LABELS[line])}
          </Choice>
        ))}
      </ChoiceGroup>
      <FieldPair>
        <InputField
          label={t("Effective date")}
          type="date"
          field={form.field(`effectiveOn${place}`)}
          optional={false}
        />
        <InputField
          label={t("Expiration date")}
          type="date"
          field={form.field(`expiresOn${place}`)}
          optional={false}
        />
      </FieldPair>
    </Stack>
  );
}

import { Link } from "@remix-run/react";
import type { PayLine } from "#app/domains/directory/profile/pay.ts";
import type { PayFieldName } from "#app/domains/directory/showcase/pay/pay-inputs.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import type { SectionPage, SectionProps } from "../section.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";

type PayFormData = { known: Partial<Record<PayFieldName, string>>; rules: FormRules<PayFieldName> };
/** Null for someone without a profile. */
export type PayData = PayFormData | null;

export const pay: SectionPage<PayData> = {
  label: "How you’re paid",
  english: true,
  Show: ({ data, answer }) => (data === null ? null : <PayForm data={data} answer={answer} />),
};

const LINES: readonly [PayLine, string][] = [
  ["property", "Auto, home, and business"],
  ["life", "Life and annuities"],
  ["health", "Health and Medicare"],
];
const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** Readers see these answers on the profile with today's day. What is left blank reads "Didn't say". */
function PayForm({ data: { known, rules }, answer }: SectionProps<PayFormData>) {
  const form = useAnsweredForm({ name: SETTINGS_FORMS.pay, rules, answer, known });
  const select = (name: PayFieldName, label: string) => (
    <SelectField
      optional={false}
      label={label}
      emptyLabel="I’d rather not say"
      options={YES_NO}
      field={form.field(name)}
    />
  );
  return (
    <Section
      id="pay"
      title="How you’re paid"
      thin
      aside={<Link to={paths.whoPays()}>What readers are told</Link>}
    >
      <p className="mb-5 max-w-measure">
        Your profile shows your answers with today’s date. What you leave out reads “Didn’t say”.
      </p>
      <PostForm form={form} className="max-w-136">
        {LINES.map(([line, name]) => (
          <fieldset key={line} className="grid gap-4">
            <legend className="mb-2 font-label">{name}</legend>
            <FieldPair>
              {select(`${line}Commission`, "Commission from insurers?")}
              {select(`${line}Fee`, "Fee from clients?")}
            </FieldPair>
            <FieldPair>
              {select(`${line}Bonus`, "Bonuses from insurers?")}
              {select(`${line}Captive`, "Tied to some companies?")}
            </FieldPair>
            <InputField
              optional={false}
              label="Which companies, if so"
              field={form.field(`${line}Companies`)}
            />
          </fieldset>
        ))}
        <div>
          <Button look="primary" name="intent" value={SETTINGS_FORMS.pay}>
            Save as of today
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}

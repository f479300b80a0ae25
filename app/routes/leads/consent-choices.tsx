import type { ConsentForm } from "#app/domains/leads/consents/consent-form.ts";
import { language } from "#app/text/text.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import type { AnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";

type ConsentField = "phone" | "allow_phone" | "allow_text" | "allow_email";

/** How a person may be contacted, in the words that the consent record stores. All are optional. */
export function ConsentChoices({
  form,
  consent,
}: {
  form: Pick<AnsweredForm<ConsentField>, "field">;
  consent: ConsentForm;
}) {
  const { phone, legend, hint, channels, note } = consent;
  return (
    <>
      <div className="max-w-88">
        <InputField {...phone} field={form.field("phone")} />
      </div>
      {/* The language of the texts shown here, for the consent record. */}
      <input type="hidden" name="wording" value={language()} />
      <ChoiceGroup legend={legend} hint={hint}>
        <Choice field={form.field("allow_phone")} hint={channels.phone.text}>
          {channels.phone.label}
        </Choice>
        <Choice field={form.field("allow_text")} hint={channels.text.text}>
          {channels.text.label}
        </Choice>
        <Choice field={form.field("allow_email")} hint={channels.email.text}>
          {channels.email.label}
        </Choice>
      </ChoiceGroup>
      <Caption>{note}</Caption>
    </>
  );
}

import type { ConsentChannel } from "#app/domains/leads/consents/consent-texts.ts";
import { language, t } from "#app/text/text.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import type { AnsweredForm } from "#app/ui/forms/use-answered-form.ts";

type ConsentField = "allow_phone" | "allow_text" | "allow_email";

/** How a person may be contacted. Each choice shows the consent text that is stored. All are optional. */
export function ConsentChoices({
  form,
  texts,
  legend,
}: {
  form: Pick<AnsweredForm<ConsentField>, "field">;
  texts: Readonly<Record<ConsentChannel, string>>;
  legend: string;
}) {
  return (
    <>
      {/* The language of the texts shown here, for the consent record. */}
      <input type="hidden" name="wording" value={language()} />
      <ChoiceGroup legend={legend} hint={t("Check any, or none.")}>
        <Choice field={form.field("allow_phone")} hint={texts.phone}>
          {t("Calls")}
        </Choice>
        <Choice field={form.field("allow_text")} hint={texts.text}>
          {t("Text messages")}
        </Choice>
        <Choice field={form.field("allow_email")} hint={texts.email}>
          {t("Email")}
        </Choice>
      </ChoiceGroup>
    </>
  );
}

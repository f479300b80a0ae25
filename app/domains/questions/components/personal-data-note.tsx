import { findPersonalData, ownWordsOf } from "#app/platform/contact-data/personal-data.ts";
import { named, t } from "#app/text/text.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { FieldError } from "#app/ui/fields/field-error.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";

export type PersonalDataNoteProps = {
  question: string;
  /** The writer's own name and number, if the form has them. */
  own: Parameters<typeof ownWordsOf>[0];
  /** The field that sends the choice. */
  field: FormField;
};

/**
 * Says what in a question looks like personal data, and asks what to do with it in public. Nothing when there is none.
 */
export function PersonalDataNote({ question, own, field }: PersonalDataNoteProps) {
  const found = findPersonalData(question, ownWordsOf(own));
  const [first] = found;
  if (first === undefined) return null;
  const others = [...new Set(found.map(({ text }) => text))].filter((text) => text !== first.text);
  const looks = {
    text: first.text,
    kind: named(`${/^[aeiou]/.test(first.kind) ? "an" : "a"} ${first.kind}`),
  };
  const { id, error } = field.text;
  const errorId = error && `${id}-error`;
  // The default is to leave it out.
  const keep = field.meta.initialValue === "keep";
  return (
    <fieldset id={id} aria-describedby={errorId}>
      <legend className="sr-only">{t("Personal information in your question")}</legend>
      <Note tone="plain" icon="eye">
        <p role="status">
          {others.length > 0
            ? t(
                "“{text}” looks like {kind}, and there’s more: {others}. The agents who answer can see all of it.",
                {
                  ...looks,
                  others: others.map((text) => `“${text}”`).join(", "),
                },
              )
            : t("“{text}” looks like {kind}. The agents who answer can see it.", looks)}
        </p>
        {errorId ? (
          <div className="mt-2">
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        ) : null}
        <Choice type="radio" field={field} value="leave-out" defaultChecked={!keep} className="mt-2">
          {t("Leave it out of the public version")}
        </Choice>
        <Choice type="radio" field={field} value="keep" defaultChecked={keep} className="mt-2">
          {t("Keep it in the public version")}
        </Choice>
      </Note>
    </fieldset>
  );
}

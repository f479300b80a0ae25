import { t } from "#app/text/text.ts";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";

export type UnsentTextProps = {
  /** What was typed; nothing is shown of an empty one. */
  text: unknown;
  label?: string;
  name?: string;
};

/** Text that came back because it can't be sent anymore: to be copied, not lost. */
export function UnsentText({ text, label = t("What you wrote"), name = "written" }: UnsentTextProps) {
  if (typeof text !== "string" || text.trim() === "") return null;
  return (
    <TextareaField
      label={label}
      name={name}
      hint={t("It was not sent. Copy it if you want to keep it.")}
      rows={10}
      readOnly
      defaultValue={text}
    />
  );
}

import { LINE_FIELDS, LINE_LABELS } from "#app/domains/licenses/lines.ts";
import { lineControl, SETS } from "#app/domains/licenses/product-types/covering-lines.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/licenses/product-types/limits.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";

type Fields = { field: (name: never) => FormField };
const fieldOf = ({ field }: Fields, name: string) => field(name as never);

/** The fields for the sets of lines that cover a type. */
export function LineFields({ form }: { form: Fields }) {
  return (
    <>
      <p>
        Those who hold every line of one set may sell it. Sets that are left empty count for nothing, and so
        does one that asks for more than another.
      </p>
      {SETS.map((set) => (
        <ChoiceGroup
          key={set}
          legend={set === 1 ? "Lines that cover it" : `Or these lines (set ${set})`}
          field={fieldOf(form, lineControl("life", set))}
        >
          {LINE_FIELDS.map((line) => (
            <Choice key={line} field={fieldOf(form, lineControl(line, set))} value="yes">
              {LINE_LABELS[line]}
            </Choice>
          ))}
        </ChoiceGroup>
      ))}
    </>
  );
}

export const ReasonField = ({ form }: { form: Fields }) => (
  <TextareaField
    label="Reason"
    rows={3}
    optional={false}
    hint="For the log."
    count={`at most ${REASON_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
    field={fieldOf(form, "reason")}
  />
);

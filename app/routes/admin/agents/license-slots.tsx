import { SLOTS, type SlotField, slotControl } from "#app/domains/licenses/imports/hand-slots.ts";
import { LINE_FIELDS, LINE_LABELS } from "#app/domains/licenses/lines.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";
import { Stack } from "#app/ui/layout/stack.tsx";

export type LicenseSlotsProps = {
  /** Its schema has the controls of `slotControl`. */
  form: { field: (name: never) => FormField };
  states: readonly { value: string; label: string }[];
};

/** The fields of up to three licenses; the first is needed. */
export function LicenseSlots({ form, states }: LicenseSlotsProps) {
  return SLOTS.map((slot) => {
    const field = (name: SlotField) => form.field(slotControl(name, slot) as never);
    const fields = (
      <Stack>
        <FieldPair>
          <SelectField
            label="State"
            emptyLabel="Choose a state"
            options={states}
            optional={false}
            field={field("state")}
          />
          <InputField
            label="License number"
            autoCapitalize="characters"
            optional={false}
            field={field("number")}
          />
        </FieldPair>
        <ChoiceGroup legend="Lines of authority" field={field("life")}>
          {LINE_FIELDS.map((line) => (
            <Choice key={line} field={field(line)} value="yes">
              {LINE_LABELS[line]}
            </Choice>
          ))}
        </ChoiceGroup>
        <FieldPair>
          <InputField label="Effective date" type="date" optional={false} field={field("effectiveOn")} />
          <InputField
            label="Expiration date"
            type="date"
            hint="Empty if it has no end."
            field={field("expiresOn")}
          />
        </FieldPair>
      </Stack>
    );
    if (slot === 1) return <div key={slot}>{fields}</div>;
    const hasError = field("number").meta.errors !== undefined || field("state").meta.errors !== undefined;
    return (
      <Disclosure key={slot} plain open={hasError} summary={`License ${slot} (optional)`}>
        {fields}
      </Disclosure>
    );
  });
}

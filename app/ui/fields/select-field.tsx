import type { SelectHTMLAttributes } from "react";
import { Field, type FieldProps, type FieldText, splitField } from "./field.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText> & {
    options: readonly (SelectOption | string)[];
    /** A first, empty option: "Any", "Choose one". */
    emptyLabel?: string;
  };

/** A choice from a list, with the native control. A string option is its own label. */
export function SelectField({ options, emptyLabel, ...props }: SelectFieldProps) {
  const { text, control } = splitField(props, "select");
  // A list that starts with a value always has one: HTML allows `required` only with an empty first option.
  const [first] = options;
  const beginsEmpty = emptyLabel !== undefined || (typeof first === "string" ? first : first?.value) === "";
  const required = beginsEmpty ? control.required : undefined;
  return (
    <Field {...text}>
      {(ties) => (
        <select {...control} {...ties} required={required}>
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map((option) => {
            const { value, label, disabled } =
              typeof option === "string" ? { value: option, label: option, disabled: undefined } : option;
            return (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

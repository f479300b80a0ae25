import type { SelectHTMLAttributes } from "react";
import { Field, type FieldProps, type FieldText, splitField } from "./field.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText> & {
    options: readonly (SelectOption | string)[];
    /** A first, empty option: "Any", "Choose one". */
    emptyLabel?: string;
  };

/** One of a list, with the system's own control. A string option is its own label. */
export function SelectField({ options, emptyLabel, ...props }: SelectFieldProps) {
  const { text, control } = splitField(props, "select");
  return (
    <Field {...text}>
      {(ties) => (
        <select {...control} {...ties}>
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

import type { InputHTMLAttributes } from "react";
import { Field, type FieldText, splitField } from "./field.tsx";

export type InputFieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText> & { type?: string };

/** One line of text. Pass what was typed as `defaultValue`, so that an error never loses it. */
export function InputField(props: InputFieldProps) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(ties) => <input type="text" {...control} {...ties} />}</Field>;
}

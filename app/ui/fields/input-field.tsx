import type { InputHTMLAttributes } from "react";
import { Field, type FieldProps, type FieldText, splitField } from "./field.tsx";

export type InputFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText> & { type?: string };

/** One line of text. Outside a form of `useAnsweredForm`, pass what was typed as `defaultValue`: an error loses nothing. */
export function InputField(props: InputFieldProps) {
  const { text, control } = splitField(props, "input");
  return <Field {...text}>{(ties) => <input type="text" {...control} {...ties} />}</Field>;
}

import { getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { Field, type FieldProps, type FieldText, splitField } from "./field.tsx";
import type { FormField } from "./use-answered-form.ts";

export type InputFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText> & { type?: string };

/** One line of text. Outside a form of `useAnsweredForm`, pass what was typed as `defaultValue`: an error loses nothing. */
export function InputField(props: InputFieldProps) {
  const { text, field, control } = splitField(props);
  const bound = field && attributesOf(field);
  return <Field {...text}>{(ties) => <input type="text" {...bound} {...control} {...ties} />}</Field>;
}

function attributesOf({ meta, rule }: FormField) {
  const { key: _, ...attributes } = getInputProps(meta, { type: "text", ariaAttributes: false });
  const { type, autoComplete, inputMode } = rule;
  return { ...attributes, ...(type && { type }), autoComplete, inputMode };
}

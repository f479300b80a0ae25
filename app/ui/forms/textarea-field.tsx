import { getTextareaProps } from "@conform-to/react";
import type { ReactNode, TextareaHTMLAttributes } from "react";
import { Field, type FieldProps, type FieldText, splitField } from "./field.tsx";
import type { FormField } from "./use-answered-form.ts";

export type TextareaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText> & {
    /** Stands under the box at the right: "at least 10 characters". */
    count?: ReactNode;
  };

/** Several lines of text. */
export function TextareaField({ count, ...props }: TextareaFieldProps) {
  const { text, field, control } = splitField(props);
  const bound = field && attributesOf(field);
  return (
    <Field
      {...text}
      after={count ? <span className="text-right text-13 text-muted tabular-nums">{count}</span> : null}
    >
      {(ties) => <textarea {...bound} {...control} {...ties} />}
    </Field>
  );
}

/** Without `maxlength`: of a text that is pasted it would cut off the end unseen. Too long is said instead. */
function attributesOf({ meta }: FormField) {
  const { key: _, maxLength: __, ...attributes } = getTextareaProps(meta, { ariaAttributes: false });
  return attributes;
}

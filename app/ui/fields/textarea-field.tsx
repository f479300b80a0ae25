import type { ReactNode, TextareaHTMLAttributes } from "react";
import { Field, type FieldProps, type FieldText, splitField } from "./field.tsx";

export type TextareaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText> & {
    /** Below the box at the right: "at least 10 characters". */
    count?: ReactNode;
  };

/** Several lines of text. */
export function TextareaField({ count, ...props }: TextareaFieldProps) {
  const { text, control } = splitField(props, "textarea");
  return (
    <Field
      {...text}
      after={count ? <span className="text-right text-13 text-muted tabular-nums">{count}</span> : null}
    >
      {(ties) => <textarea {...control} {...ties} />}
    </Field>
  );
}

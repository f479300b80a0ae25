import type { InputHTMLAttributes, ReactNode } from "react";
import { fieldClass } from "#app/ui/fields/field.tsx";
import { FieldError } from "#app/ui/fields/field-error.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";
import { Choice } from "./choice.tsx";

export type CheckFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, "defaultChecked"> & {
  field: FormField;
  children: ReactNode;
};

/** A single check box with its error above it and an id that an error summary can link to. */
export function CheckField({ field, children, ...input }: CheckFieldProps) {
  const { id, errorId, errors = [] } = field.meta;
  const [error] = errors;
  return (
    <div className={error === undefined ? undefined : fieldClass({ bad: true })}>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      <Choice
        field={field}
        id={id}
        value="yes"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        {...input}
      >
        {children}
      </Choice>
    </div>
  );
}

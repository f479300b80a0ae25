import type { ReactNode } from "react";
import { fieldClass, Hint } from "#app/ui/fields/field.tsx";
import { FieldError } from "#app/ui/fields/field-error.tsx";

import type { FormField } from "#app/ui/forms/use-answered-form.ts";

export type ChoiceGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Where an error summary's link lands. */
  id?: string;
  /** A field of `useAnsweredForm`: sets id and error. Its choices take the same field. */
  field?: FormField;
  children: ReactNode;
};

/** Several choices under one question. */
export function ChoiceGroup({ legend, hint, field, children, ...own }: ChoiceGroupProps) {
  const { id = field?.meta.id, error = field?.meta.errors?.[0] } = own;
  const errorId = id ? `${id}-error` : undefined;
  return (
    <fieldset
      className={fieldClass({ bad: Boolean(error) })}
      id={id}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1.5">{legend}</legend>
      {hint ? <Hint>{hint}</Hint> : null}
      {error ? <FieldError id={errorId ?? "group-error"}>{error}</FieldError> : null}
      <div>{children}</div>
    </fieldset>
  );
}

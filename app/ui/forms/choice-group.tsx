import type { ReactNode } from "react";
import { fieldClass, Hint } from "./field.tsx";
import { FieldError } from "./field-error.tsx";

export type ChoiceGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Where an error summary's link lands. */
  id?: string;
  children: ReactNode;
};

/** Several choices under one question. */
export function ChoiceGroup({ legend, hint, error, id, children }: ChoiceGroupProps) {
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

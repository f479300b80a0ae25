import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
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
      className={classNames("field", error && "bad")}
      id={id}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{legend}</legend>
      {hint ? <span className="hint">{hint}</span> : null}
      {error ? <FieldError id={errorId ?? "group-error"}>{error}</FieldError> : null}
      <div>{children}</div>
    </fieldset>
  );
}

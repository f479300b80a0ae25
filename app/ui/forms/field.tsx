import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";

export type FieldText = {
  label: ReactNode;
  name: string;
  /** Defaults to the name; give it where a name stands twice on a page. */
  id?: string;
  hint?: ReactNode;
  error?: string;
  /** Says so beside the label; fields are required unless said. */
  optional?: boolean;
  /** For short values: a year, a code. */
  short?: boolean;
  hideLabel?: boolean;
};

/** What ties a control to its label, hint and error. Spread it on the control. */
export type ControlTies = {
  id: string;
  name: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

/** Ids for an attribute that takes several; undefined when there are none. */
export function idList(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}

/** How a field stands: an error is told by a bar at its left, too. */
export function fieldClass({ bad, short }: { bad?: boolean; short?: boolean }) {
  return classNames(
    "grid grid-cols-1 content-start gap-1.5",
    bad && "border-danger border-l-4 pl-3.5",
    short && "[&>:is(input,select)]:max-w-48",
  );
}

/** What helps to answer, under the label. */
export function Hint({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <span className={classNames("block font-text text-14 text-muted leading-[1.4]", className)} id={id}>
      {children}
    </span>
  );
}

/** Label, hint, error, control, in that order, tied together with `aria-describedby`.
 *  Use InputField, SelectField or TextareaField; this is for a control of another kind. */
export function Field(props: FieldText & { children: (ties: ControlTies) => ReactNode; after?: ReactNode }) {
  const { label, name, id = name, hint, error, optional, short, hideLabel, children, after } = props;
  const describedBy = idList(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div className={fieldClass({ bad: Boolean(error), short })}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : undefined}>
        {label}
        {optional ? <span className="font-text text-muted"> (optional)</span> : null}
      </label>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children({ id, name, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {after}
    </div>
  );
}

/** Splits a field's words from the attributes of its control. */
export function splitField<P extends FieldText>(props: P) {
  const { label, name, id, hint, error, optional, short, hideLabel, ...control } = props;
  return { field: { label, name, id, hint, error, optional, short, hideLabel }, control };
}

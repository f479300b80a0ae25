import type { ReactNode } from "react";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";
import { FieldError } from "./field-error.tsx";

type Words = {
  label: ReactNode;
  hint?: ReactNode;
  /** For short values: a year, a code. */
  short?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** Marks the label as optional; fields are required unless this or their schema says so. */
  optional?: boolean | undefined;
};

export type FieldText = Words & {
  name: string;
  /** Defaults to the name; set it where a name occurs twice on a page. */
  id?: string | undefined;
  error?: string | undefined;
};

/** A field of `useAnsweredForm` sets name, id, value, error and rules; any other use passes them. */
export type FieldProps = (FieldText & { field?: undefined }) | (Words & { field: FormField });

/** What ties a control to its label, hint and error. Spread it on the control. */
export type ControlTies = {
  id: string;
  name: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

/** Ids for an attribute that accepts several; undefined if there are none. */
export function idList(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}

/** The look of a field: an error also shows a bar at its left. */
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
        <span>{label}</span>
        {optional ? <span className="font-text text-muted">{` ${t("(optional)")}`}</span> : null}
      </label>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children({ id, name, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {after}
    </div>
  );
}

/** Separates a field's texts from the attributes of its control. */
export function splitField<P extends FieldProps, Kind extends "input" | "select" | "textarea">(
  props: P,
  kind: Kind,
) {
  const { label, hint, short, hideLabel, name, id, error, field, ...rest } = props as P & FieldText;
  const bound: FormField | undefined = field;
  const { text: known, [kind]: attributes } = bound ?? { text: { name, id, error, optional: false } };
  const { optional = known.optional, ...control } = rest;
  const text: FieldText = { ...known, label, hint, short, hideLabel, optional };
  return { text, control: { ...attributes?.(), ...control } };
}

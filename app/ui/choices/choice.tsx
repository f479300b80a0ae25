import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Hint } from "#app/ui/fields/field.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  type?: "checkbox" | "radio";
  name?: string;
  /** A field of `useAnsweredForm`: sets name, id, and whether it is chosen. */
  field?: FormField;
  children: ReactNode;
  /** A line that explains it, below its label. */
  hint?: ReactNode;
  /** At the right edge: how many results this choice would leave. */
  count?: string | number;
};

/** A native check box or radio with its label; the complete row is the target. */
export function Choice({
  type = "checkbox",
  children,
  hint,
  count,
  className,
  field,
  ...input
}: ChoiceProps) {
  return (
    <label
      className={classNames(
        "flex min-h-dense cursor-pointer gap-2.75 font-text has-disabled:cursor-not-allowed has-disabled:text-muted",
        hint === undefined ? "items-center" : "items-start py-1.5",
        className,
      )}
    >
      <input {...field?.choice(type, input.value?.toString())} {...input} type={type} />
      <span>
        <span>{children}</span>
        {hint === undefined ? null : <Hint>{hint}</Hint>}
      </span>
      {count === undefined ? null : (
        <span className="ml-auto whitespace-nowrap text-14 text-muted tabular-nums">{count}</span>
      )}
    </label>
  );
}

import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  type?: "checkbox" | "radio";
  name?: string;
  children: ReactNode;
  /** Stands at the right edge: how many this choice would leave. */
  count?: string | number;
};

/** A native check box or radio with its words; the whole row is the target. */
export function Choice({ type = "checkbox", children, count, className, ...input }: ChoiceProps) {
  return (
    <label
      className={classNames(
        "check flex min-h-dense cursor-pointer items-center gap-2.75 font-text has-disabled:cursor-not-allowed has-disabled:text-muted",
        className,
      )}
    >
      <input {...input} type={type} />
      {children}
      {count === undefined ? null : (
        <span className="n ml-auto text-14 text-muted tabular-nums">{count}</span>
      )}
    </label>
  );
}

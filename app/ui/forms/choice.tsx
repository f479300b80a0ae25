import type { InputHTMLAttributes, ReactNode } from "react";

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
    <label className={className ? `check ${className}` : "check"}>
      <input {...input} type={type} />
      {children}
      {count === undefined ? null : <span className="n">{count}</span>}
    </label>
  );
}

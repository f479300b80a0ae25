import type { InputHTMLAttributes, ReactNode } from "react";
import { Hint } from "#app/ui/fields/field.tsx";

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role"> & {
  children: ReactNode;
  hint?: ReactNode;
};

/** On or off. Only where it acts as its label says. Without JavaScript a form sees a check box. */
export function Switch({ children, hint, ...input }: SwitchProps) {
  return (
    <label className="flex min-h-target cursor-pointer items-start gap-3.5">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native check box brings its own checked state. */}
      <input {...input} type="checkbox" role="switch" />
      <span>
        <span>{children}</span>
        {hint ? <Hint className="mt-0.5">{hint}</Hint> : null}
      </span>
    </label>
  );
}

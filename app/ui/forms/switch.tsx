import type { InputHTMLAttributes, ReactNode } from "react";

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role"> & {
  children: ReactNode;
  hint?: ReactNode;
};

/** On or off. Only where it acts as its words say. Still a check box to a form without JavaScript. */
export function Switch({ children, hint, ...input }: SwitchProps) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native check box brings its own checked state. */}
      <input {...input} type="checkbox" role="switch" />
      <span>
        {children}
        {hint ? <span className="hint">{hint}</span> : null}
      </span>
    </label>
  );
}

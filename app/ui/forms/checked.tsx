import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export type CheckedProps = {
  /** `warn` turns the tick to a triangle and the green to ink; `off` is a plain, muted word. */
  tone?: "ok" | "warn" | "off";
  small?: boolean;
  children: ReactNode;
};

/** A fact that was checked, in words with their sign. */
export function Checked({ tone = "ok", small, children }: CheckedProps) {
  return (
    <span className={classNames("checked", tone !== "ok" && tone, small && "small")}>
      {tone === "off" ? null : <Icon name={tone === "warn" ? "warning" : "check"} />}
      {children}
    </span>
  );
}

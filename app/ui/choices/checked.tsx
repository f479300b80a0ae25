import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

export type CheckedProps = {
  /** `warn` turns the tick to a triangle and the green to ink; `off` is a plain, muted word. */
  tone?: "ok" | "warn" | "off";
  small?: boolean;
  children: ReactNode;
};

/** The triangle marks what needs attention, not only a color. */
const TONES = { ok: "text-accent", warn: "text-ink", off: "text-muted" } as const;

/** A fact that was checked, as text with its icon. */
export function Checked({ tone = "ok", small, children }: CheckedProps) {
  return (
    <span
      className={classNames("inline-flex items-baseline gap-1.5 font-label", TONES[tone], small && "text-14")}
    >
      {tone === "off" ? null : (
        <Icon
          name={tone === "warn" ? "warning" : "check"}
          className="mt-[0.24em] self-start stroke-[2.2] text-[0.9em]"
        />
      )}
      <span>{children}</span>
    </span>
  );
}

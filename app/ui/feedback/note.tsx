import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

export type NoteProps = {
  tone?: "info" | "plain" | "bad";
  icon?: IconName;
  /** Announced when it appears; for what a search or a form has just done. */
  live?: boolean;
  className?: string;
  children: ReactNode;
};

const TONES = {
  info: { box: "border-info bg-info-tint", icon: "text-info" },
  plain: { box: "border-ink bg-sunk", icon: "text-ink" },
  bad: { box: "border-danger bg-danger-tint", icon: "text-danger" },
} as const satisfies Record<NonNullable<NoteProps["tone"]>, Record<"box" | "icon", string>>;

/** One remark about the page below it. */
export function Note({ tone = "info", icon, live, className, children }: NoteProps) {
  return (
    <div
      className={classNames(
        "flex gap-2.75 border-l-4 px-4 py-3 text-14 leading-normal",
        TONES[tone].box,
        className,
      )}
      role={live ? "status" : undefined}
    >
      <Icon
        name={icon ?? (tone === "bad" ? "stop" : "info")}
        className={`mt-px text-16 ${TONES[tone].icon}`}
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

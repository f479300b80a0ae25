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

/** One remark about the page below it. */
export function Note({ tone = "info", icon, live, className, children }: NoteProps) {
  return (
    <div
      className={classNames("note", tone !== "info" && tone, className)}
      role={live ? "status" : undefined}
    >
      <Icon name={icon ?? (tone === "bad" ? "stop" : "info")} />
      <div>{children}</div>
    </div>
  );
}

import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";

/** A short remark next to its subject. Use sparingly. */
export function Tag({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 rounded-1 border border-line bg-sunk px-1.75 py-px text-13 text-ink-2">
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </span>
  );
}

import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";

/** A short remark about the thing it stands beside. Use sparingly. */
export function Tag({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className="tag">
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}

import type { ReactNode } from "react";

/** What stands above a list: what is applied at the left, how it is ordered at the right. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className="toolbar">{children}</div>;
}

import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type DisclosureProps = {
  summary: ReactNode;
  /** In rows of a list. */
  dense?: boolean;
  open?: boolean;
  children: ReactNode;
};

/** An explanation that opens where it stands. Native, so it needs no JavaScript. */
export function Disclosure({ summary, dense, open, children }: DisclosureProps) {
  return (
    <details className={classNames("disclosure", dense && "dense")} open={open}>
      <summary>{summary}</summary>
      <div className="in">{children}</div>
    </details>
  );
}

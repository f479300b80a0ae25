import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type RowProps = { tight?: boolean; apart?: boolean; className?: string; children: ReactNode };

/** Things side by side that wrap when there is no room. `apart` sets them at both edges. */
export function Row({ tight, apart, className, children }: RowProps) {
  return <div className={classNames("row", tight && "tight", apart && "apart", className)}>{children}</div>;
}

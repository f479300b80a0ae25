import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

const COUNTS = { 1: null, 2: "md:grid-cols-2", 3: "md:grid-cols-3" } as const;

export type ColumnsProps = { count?: keyof typeof COUNTS; className?: string; children: ReactNode };

/** Even columns from 768 px, below each other before. */
export function Columns({ count = 1, className, children }: ColumnsProps) {
  return (
    <div className={classNames("grid grid-cols-1 items-start gap-x-8 gap-y-5", COUNTS[count], className)}>
      {children}
    </div>
  );
}

/** Main text and, from 1024 px, an aside of fixed width next to it; `first` puts the aside first. */
export function WithAside({
  first,
  className,
  children,
}: {
  first?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "grid grid-cols-1 gap-x-14 gap-y-8",
        first ? "lg:grid-cols-[20rem_minmax(0,1fr)]" : "lg:grid-cols-[minmax(0,1fr)_24.5rem]",
        className,
      )}
    >
      {children}
    </div>
  );
}

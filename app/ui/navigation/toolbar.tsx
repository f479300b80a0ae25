import type { ReactNode } from "react";

/** The bar above a list: applied filters at the left, sort order at the right. */
export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pb-3 *:min-w-0 [&>form]:flex [&>form]:items-end [&>form]:gap-3">
      {children}
    </div>
  );
}

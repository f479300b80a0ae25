import type { ReactNode } from "react";

/** A short count in the corner of an icon. Hidden from assistive technology: the icon's label says it, too. */
export function CornerCount({ children }: { children: ReactNode }) {
  return (
    <span
      className="absolute top-0.75 right-0.5 min-w-4.5 rounded-pill bg-accent px-1 text-center font-strong text-[0.6875rem] text-on-accent leading-4.5 ring-2 ring-paper"
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

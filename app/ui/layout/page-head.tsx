import type { ReactNode } from "react";

/** What a page is, and under it a sentence on what it shows. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="grid grid-cols-1 gap-2 pt-8 pb-5 [&_b]:text-ink">
      <h1 className="text-[clamp(1.875rem,1.4rem+2vw,var(--t-42))]">{title}</h1>
      {children}
    </header>
  );
}

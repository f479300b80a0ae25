import type { ReactNode } from "react";

export type ScreenProps = { title: ReactNode; children: ReactNode };

/** Replaces a page: an error, an unknown address, a record that is gone. */
export function Screen({ title, children }: ScreenProps) {
  return (
    <main
      className="mx-auto grid min-h-[60vh] w-[min(40rem,100%)] grid-cols-1 content-start gap-4 px-gutter pt-[clamp(2.5rem,10vh,7rem)] pb-10"
      id="main"
    >
      <h1 className="border-ink border-t-2 pt-4">{title}</h1>
      {children}
    </main>
  );
}

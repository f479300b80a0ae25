import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type SectionProps = {
  title: ReactNode;
  /** The section's own anchor; the heading's id is `<id>-h`. */
  id: string;
  /** At the right of the heading: a link, or a caption with the base and date. */
  aside?: ReactNode;
  /** From 1200 px the heading stands in a margin of its own. */
  margin?: boolean;
  /** A thinner rule, for workspaces. */
  thin?: boolean;
  children: ReactNode;
};

/** A rule, the heading on it, the content under it. */
export function Section({ title, id, aside, margin, thin, children }: SectionProps) {
  return (
    <section
      className={classNames("sec", margin && "mar", thin && "thin")}
      id={id}
      aria-labelledby={`${id}-h`}
    >
      <header>
        <h2 id={`${id}-h`}>{title}</h2>
        {aside}
      </header>
      {margin ? <div>{children}</div> : children}
    </section>
  );
}

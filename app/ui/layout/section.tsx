import { createContext, type ReactNode, useContext } from "react";
import { classNames } from "../class-names.ts";

export type SectionProps = {
  title: ReactNode;
  /** The section's own anchor; the heading's id is `<id>-h`. */
  id: string;
  /** At the right of the heading: a link, or a caption with the base and date. */
  aside?: ReactNode;
  /** As in a register: on wide screens the heading is in the margin, the entry next to it. */
  margin?: boolean;
  /** A thinner rule, for workspaces. */
  thin?: boolean;
  children: ReactNode;
};

/** Whether it is inside another section: its heading is one level lower, and its parent sets the spacing. */
export const InSection = createContext(false);

const RULES = {
  plain: "mt-10 border-t-2 border-ink pt-4 md:mt-14",
  thin: "mt-10 border-t border-line-strong pt-3",
  within: "min-w-0",
} as const;

/** A rule, the heading on it, the content under it. */
export function Section({ title, id, aside, margin, thin, children }: SectionProps) {
  const within = useContext(InSection);
  const Heading = within ? "h3" : "h2";
  return (
    <section
      className={classNames(
        RULES[within ? "within" : thin ? "thin" : "plain"],
        margin && "wide:grid wide:grid-cols-[var(--margin-col)_minmax(0,1fr)] wide:gap-x-8",
      )}
      id={id}
      aria-labelledby={`${id}-h`}
    >
      <header
        className={classNames(
          "flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1",
          within ? "mb-2" : "mb-5",
          "pointer-coarse:[&>a]:inline-flex pointer-coarse:[&>a]:min-h-target pointer-coarse:[&>a]:items-center",
          margin && "wide:block wide:[&>p]:mt-2",
        )}
      >
        <Heading id={`${id}-h`} className={within ? "text-16" : thin ? "text-20" : undefined}>
          {title}
        </Heading>
        {aside}
      </header>
      {margin ? <div>{children}</div> : children}
    </section>
  );
}

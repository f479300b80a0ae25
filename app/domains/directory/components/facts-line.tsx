import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

export type FactsLineProps = {
  /** In a list's row: the facts that are `second` go on a line of their own. */
  twoLines?: boolean;
  className?: string;
  children: ReactNode;
};

/** Facts that read as one sentence, divided by dots: a list of `Fact`s. */
export function FactsLine({ twoLines, className, children }: FactsLineProps) {
  return (
    <ul
      className={classNames(
        // Each dot is drawn before its fact, so the edge cuts off the one at the beginning of a line.
        "flex list-none flex-wrap gap-x-[0.8em] leading-body [clip-path:inset(-0.3em_-0.3em_-0.3em_-0.2em)]",
        twoLines && "after:order-1 after:basis-full",
        className,
      )}
    >
      {children}
    </ul>
  );
}

/** A fact that begins a new line begins with a capital letter: on a phone only, or on any screen; `alone` also begins one there. */
const BEGINS = {
  narrow: { item: "max-md:basis-full", words: "max-md:first-letter:uppercase" },
  always: { item: "max-md:basis-full", words: "first-letter:uppercase" },
  alone: { item: "basis-full", words: "first-letter:uppercase" },
} as const;

export type FactProps = {
  begins?: keyof typeof BEGINS;
  second?: boolean;
  /** Not shown on a phone. */
  wide?: boolean;
  children: ReactNode;
};

/** One fact of a `FactsLine`. */
export function Fact({ begins, second, wide, children }: FactProps) {
  return (
    <li
      className={classNames(
        "relative not-first:before:absolute not-first:before:left-[-0.52em] not-first:before:text-muted not-first:before:content-['·'_/_'']",
        second && "order-2",
        begins && BEGINS[begins].item,
        wide && "max-md:hidden",
      )}
    >
      <span className={classNames("inline-block", begins && BEGINS[begins].words)}>{children}</span>
    </li>
  );
}

import type { ElementType, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "./as-element.ts";

/** Points or steps in their order, numbered in the margin: a list of `Step`s. */
export function Steps<Element extends ElementType = "ol">(props: AsElement<Element, { className?: string }>) {
  const { as: Tag = "ol", className, ...rest } = props;
  return <Tag {...rest} className={classNames("list-none [counter-reset:step]", className)} />;
}

/** One of `Steps`. */
export function Step({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <li
      className={classNames(
        "relative border-line not-first:border-t not-first:pt-4 pb-4 pl-12 [counter-increment:step]",
        "before:absolute before:left-0 before:grid before:size-7 before:place-items-center before:rounded-full before:border-[1.5px] before:border-accent before:font-strong before:text-13 before:text-accent before:leading-none before:content-[counter(step)_/_'']",
        className,
      )}
    >
      {children}
    </li>
  );
}

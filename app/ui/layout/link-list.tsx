import { Link, type LinkProps } from "@remix-run/react";
import type { ElementType, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "./as-element.ts";

/** A list of links with rules between: a `ul` of `LinkListItem`s unless `as` is set. */
export function LinkList<Element extends ElementType = "ul">(
  props: AsElement<Element, { className?: string }>,
) {
  const { as: Tag = "ul", className, ...rest } = props;
  return <Tag {...rest} className={classNames("list-none", className)} />;
}

export type LinkListItemProps = {
  /** Without it the row is read, not followed. */
  to?: LinkProps["to"];
  prefetch?: LinkProps["prefetch"];
  /** At the right edge: a count, a date. */
  end?: ReactNode;
  /** On a phone the end goes below, if it is more than a word. */
  wrap?: boolean;
  children: ReactNode;
};

const ROW = "flex min-h-target items-center justify-between gap-x-4 text-ink no-underline";
const ENDS = {
  beside: { row: "py-1.5", end: "flex-none" },
  // Alone on its line it may be longer than that: it breaks there.
  below: { row: "py-1.5 max-[600px]:flex-wrap max-[600px]:py-2", end: "min-[600px]:flex-none" },
} as const;

/** One row of a `LinkList`. */
export function LinkListItem({ to, prefetch = "none", end, wrap, children }: LinkListItemProps) {
  const look = ENDS[wrap ? "below" : "beside"];
  const row = `${ROW} ${look.row}`;
  const parts = (
    <>
      <span className={to === undefined ? undefined : "group-hover:underline"}>{children}</span>
      {end === undefined ? null : (
        <span className={`text-14 text-muted tabular-nums ${look.end}`}>{end}</span>
      )}
    </>
  );
  return (
    <li className="border-line border-t last:border-b">
      {to === undefined ? (
        <span className={row}>{parts}</span>
      ) : (
        <Link to={to} prefetch={prefetch} className={`group ${row}`}>
          {parts}
        </Link>
      )}
    </li>
  );
}

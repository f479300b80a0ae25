import type { ElementType } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "./as-element.ts";

type Own = {
  /** Sets its children at both edges. */
  apart?: boolean;
  tight?: boolean;
  className?: string;
};

/** Items in a row that wrap if there is no room. A `div` unless `as` is set. */
export function Row<Element extends ElementType = "div">(props: AsElement<Element, Own>) {
  const { as: Tag = "div", apart, tight, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classNames(
        "flex flex-wrap items-center gap-y-2 *:min-w-0",
        tight ? "gap-x-2" : "gap-x-3",
        apart && "justify-between",
        className,
      )}
    />
  );
}

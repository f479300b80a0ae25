import type { ElementType } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "./as-element.ts";

/** Small print next to what it explains: a base, a date, a reason. A `p` unless `as` is set. */
export function Caption<Element extends ElementType = "p">(
  props: AsElement<Element, { className?: string }>,
) {
  const { as: Tag = "p", className, ...rest } = props;
  return (
    <Tag {...rest} className={classNames("max-w-[84ch] text-13 text-muted leading-[1.45]", className)} />
  );
}

import type { ElementType } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "./as-element.ts";

/** A box, only for a thing one could hold: a record, the next step. */
export function Sheet<Element extends ElementType = "div">(
  props: AsElement<Element, { className?: string }>,
) {
  const { as: Tag = "div", className, ...rest } = props;
  return (
    <Tag {...rest} data-sheet className={classNames("border border-line-strong bg-surface", className)} />
  );
}

import type { ElementType } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "../layout/as-element.ts";

/**
 * A text that a person wrote: it keeps their line breaks, and each paragraph has the direction of its own first
 * letter. A `p` unless `as` is set.
 */
export function Written<Element extends ElementType = "p">(
  props: AsElement<Element, { className?: string }>,
) {
  const { as: Tag = "p", className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classNames("wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]", className)}
    />
  );
}

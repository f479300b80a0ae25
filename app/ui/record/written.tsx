import type { ElementType } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "../layout/as-element.ts";

/** What somebody wrote: its lines break where theirs did, and each paragraph runs in the direction of its own
 *  first letter. A `p` unless it says `as`. */
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

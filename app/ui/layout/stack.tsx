import type { ElementType } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "./as-element.ts";

const GAPS = { tight: "gap-2", plain: "gap-4", form: "gap-4.5", loose: "gap-6" } as const;

type Own = { gap?: keyof typeof GAPS; className?: string };

/** Items below each other with even space between: a `div` unless `as` is set. */
export function Stack<Element extends ElementType = "div">(props: AsElement<Element, Own>) {
  const { as: Tag = "div", gap = "plain", className, ...rest } = props;
  return <Tag {...rest} className={classNames("grid grid-cols-1", GAPS[gap], className)} />;
}

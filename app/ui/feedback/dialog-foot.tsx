import type { ElementType } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "../layout/as-element.ts";

type FootOwn = {
  /** Inside the dialog's form, where it reaches the dialog's edges. */
  inForm?: boolean;
  className?: string;
};

/** The action, then the way out, at the foot of a dialog or of the form in it. */
export function DialogFoot<Element extends ElementType = "div">(props: AsElement<Element, FootOwn>) {
  const { as: Tag = "div", inForm, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-2 border-line-strong border-t bg-surface px-gutter py-4 max-md:in-[:modal]:sticky max-md:in-[:modal]:bottom-0 md:px-7 [&>p]:min-w-56 [&>p]:flex-1",
        inForm && "-mx-gutter -mb-6 md:-mx-7",
        className,
      )}
    />
  );
}

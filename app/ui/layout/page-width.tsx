import { createContext, type ElementType, type ReactNode, useContext } from "react";
import { classNames } from "../class-names.ts";
import type { AsElement } from "./as-element.ts";

type Own = {
  /** For results and workspaces: 1440 px instead of 1200. */
  wide?: boolean;
  /** For one form or one text: 736 px. */
  form?: boolean;
  className?: string;
};

/** The page's width between its margins. A `div` unless `as` is set. */
export function PageWidth<Element extends ElementType = "div">(props: AsElement<Element, Own>) {
  const { as: Tag = "div", wide, form, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classNames(
        "mx-auto w-full px-gutter",
        wide ? "max-w-wide" : form ? "max-w-184" : "max-w-page",
        className,
      )}
    />
  );
}

export type PageMainProps = {
  wide?: boolean;
  /** For one form or one text: 736 px. */
  form?: boolean;
  /** For a page that begins with its own title, without the sidebar or a search above it. */
  own?: boolean;
  className?: string;
  children: ReactNode;
};

/** Whether something around the page is its main part already: the workspace, which also sets its margins. */
export const InMain = createContext(false);

/** The page's main part, the target of the skip link. */
export function PageMain({ wide, form, own, className, children }: PageMainProps) {
  if (useContext(InMain)) return <div className={classNames(form && "max-w-166", className)}>{children}</div>;
  return (
    <PageWidth
      as="main"
      id="main"
      wide={wide}
      form={form}
      className={classNames(own && "content-start pt-8 pb-14", className)}
    >
      {children}
    </PageWidth>
  );
}

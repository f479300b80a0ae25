import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

const LOOKS = {
  list: "grid grid-cols-1 gap-2 pt-8 pb-5 [&_b]:text-ink [&>h1]:text-[clamp(1.875rem,1.4rem+2vw,var(--text-42))]",
  form: "mb-6 [&>p]:mt-3",
} as const;

export type PageHeadProps = {
  /** For a form or a single text: the title keeps its full size. */
  form?: boolean;
  className?: string;
  children: ReactNode;
};

/** A page's title and the sentences under it. */
export function PageHead({ form, className, children }: PageHeadProps) {
  return <header className={classNames(LOOKS[form ? "form" : "list"], className)}>{children}</header>;
}

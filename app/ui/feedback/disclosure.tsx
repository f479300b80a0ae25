import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type DisclosureProps = {
  summary: ReactNode;
  /** In rows of a list. */
  dense?: boolean;
  open?: boolean;
  /** Content with its own shape, such as a table, needs no background. */
  plain?: boolean;
  className?: string;
  /** Its access key, on pages that have them. */
  byKey?: string;
  children: ReactNode;
};

/** An explanation that expands in place. Native, so it needs no JavaScript. */
export function Disclosure({ summary, dense, open, plain, className, byKey, children }: DisclosureProps) {
  return (
    <details className={classNames("group/more", className)} open={open}>
      <summary
        data-key={byKey}
        className={classNames(
          "inline-flex min-h-dense list-none items-center gap-1.5 text-accent underline decoration-1 underline-offset-[0.2em] hover:decoration-2 [&::-webkit-details-marker]:hidden",
          "after:mx-[0.2em] after:mt-[-0.2em] after:size-[0.4em] after:rotate-45 after:border-current after:border-r-[1.6px] after:border-b-[1.6px] after:transition-transform group-open/more:after:mt-[0.2em] group-open/more:after:rotate-225",
          dense && "text-14",
        )}
      >
        {summary}
      </summary>
      <div className={plain ? undefined : "mt-1 bg-sunk px-4 py-3"}>{children}</div>
    </details>
  );
}

import { Link, type LinkProps } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export type ChipProps = LinkProps & {
  /** Chosen among its neighbors. */
  current?: boolean;
  /** An applied filter: following the link removes it. */
  removable?: boolean;
  count?: number | string;
};

/** A small link that narrows a list. The count follows the name. */
export function Chip(props: ChipProps) {
  const { current, removable, count, children, prefetch = "none", className, ...rest } = props;
  return (
    <Link
      {...rest}
      prefetch={prefetch}
      className={classNames(
        "wrap-break-word inline-flex min-h-8 max-w-full items-center gap-1.75 rounded-2 border px-2.75 py-0.5 text-14 text-ink leading-[1.2] no-underline",
        "large-targets:min-h-target pointer-coarse:min-h-target aria-current:border-accent aria-current:bg-accent-tint aria-current:font-label max-md:min-h-target",
        removable ? "border-accent bg-accent-tint font-label" : "border-line-strong font-text hover:bg-sunk",
        className,
      )}
      aria-current={current ? "true" : undefined}
    >
      <span>{children}</span>
      {count === undefined ? null : <span className="tabular-nums">{count}</span>}
      {removable ? (
        <>
          <Icon name="x" className="text-13" />
          <span className="sr-only">{t(", remove")}</span>
        </>
      ) : null}
    </Link>
  );
}

import { Link, type LinkProps } from "@remix-run/react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export type ChipProps = LinkProps & {
  /** Chosen among its neighbours. */
  current?: boolean;
  /** An applied filter: following the link takes it away. */
  removable?: boolean;
  count?: number | string;
};

/** A small link that narrows a list. The count follows the name. */
export function Chip({ current, removable, count, children, prefetch = "none", ...rest }: ChipProps) {
  return (
    <Link
      {...rest}
      prefetch={prefetch}
      className={classNames("chip", removable && "on")}
      aria-current={current ? "true" : undefined}
    >
      {children}
      {count === undefined ? null : <span className="n">{count}</span>}
      {removable ? (
        <>
          <Icon name="x" />
          <span className="vh">, remove</span>
        </>
      ) : null}
    </Link>
  );
}

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { site } from "#app/platform/site.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Mark } from "#app/ui/mark.tsx";

export type HomeLinkProps = {
  /** Its background. */
  ground?: "paper" | "sunk";
  className?: string;
  /** The name, where it is not always seen. */
  children?: ReactNode;
};

/** The mark and the name, which lead home. */
export function HomeLink({ ground, className, children }: HomeLinkProps) {
  return (
    <Link
      to={paths.home()}
      aria-label={children === undefined ? undefined : site.name}
      className={classNames(
        "inline-flex min-h-target items-center gap-2.5 font-[600] font-serif text-[1.4375rem] text-ink leading-none tracking-[-0.01em] no-underline",
        className,
      )}
    >
      <Mark ground={ground} />
      {children ?? <span>{site.name}</span>}
    </Link>
  );
}

import { Link } from "@remix-run/react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

export type SegmentedProps = {
  label: string;
  items: readonly { to: string; label: string; current?: boolean; icon?: IconName }[];
  className?: string;
};

/** Two or three views of the same thing, as links. */
export function Segmented({ label, items, className }: SegmentedProps) {
  return (
    <nav
      className={classNames(
        "seg inline-flex w-fit max-w-full justify-self-start rounded-2 border border-line-strong",
        className,
      )}
      aria-label={label}
    >
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          aria-current={item.current ? "true" : undefined}
          className="inline-flex min-h-target items-center gap-1.75 not-first:border-line-strong not-first:border-l px-4 font-label text-14 text-ink no-underline hover:bg-sunk aria-current:bg-ink aria-current:text-paper"
        >
          {item.icon ? <Icon name={item.icon} /> : null}
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

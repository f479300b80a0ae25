import { Link } from "@remix-run/react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

export type SegmentedProps = {
  label: string;
  items: readonly { to: string; label: string; current?: boolean; icon?: IconName }[];
  /** More than fit a phone's line: there they stand two by two. */
  many?: boolean;
  className?: string;
};

const FRAMES = {
  few: "inline-flex w-fit",
  many: "inline-flex w-fit max-md:grid max-md:w-full max-md:grid-cols-2 max-md:gap-px max-md:overflow-hidden max-md:bg-line-strong",
} as const;
const ITEMS = {
  few: "not-first:border-line-strong not-first:border-l",
  many: "max-md:justify-center max-md:bg-paper max-md:last:odd:col-span-2 md:not-first:border-line-strong md:not-first:border-l",
} as const;

/** Two or three views of the same thing, as links. */
export function Segmented({ label, items, many, className }: SegmentedProps) {
  const look = many ? "many" : "few";
  return (
    <nav
      className={classNames(
        "max-w-full justify-self-start rounded-2 border border-line-strong",
        FRAMES[look],
        className,
      )}
      aria-label={label}
    >
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          aria-current={item.current ? "true" : undefined}
          className={classNames(
            "inline-flex min-h-target items-center gap-1.75 px-4 font-label text-14 text-ink no-underline hover:bg-sunk aria-current:bg-ink aria-current:text-paper",
            ITEMS[look],
          )}
        >
          {item.icon ? <Icon name={item.icon} /> : null}
          <span>{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}

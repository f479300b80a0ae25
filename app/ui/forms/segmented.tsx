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
    <nav className={classNames("seg", className)} aria-label={label}>
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={item.current ? "true" : undefined}>
          {item.icon ? <Icon name={item.icon} /> : null}
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

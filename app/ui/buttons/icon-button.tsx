import type { ButtonHTMLAttributes } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { CornerCount } from "#app/ui/record/corner-count.tsx";

/** How an action or a link with an icon only looks. */
export function iconButtonClass({ edged }: { edged?: boolean }, extra?: string) {
  return classNames(
    "relative inline-grid size-target flex-none cursor-pointer place-items-center rounded-2 text-16 text-ink hover:bg-sunk",
    edged && "border border-line-strong",
    extra,
  );
}

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName;
  /** The accessible name; there is no visible text. */
  label: string;
  edged?: boolean;
  /** A short count in the corner; say it in the label too. */
  badge?: string;
};

/** An action with an icon only, for the few icons that need no text. */
export function IconButton({ icon, label, edged, badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={iconButtonClass({ edged }, className)} aria-label={label}>
      <Icon name={icon} />
      {badge ? <CornerCount>{badge}</CornerCount> : null}
    </button>
  );
}

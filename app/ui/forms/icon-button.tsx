import type { ButtonHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName;
  /** The accessible name; there are no visible words. */
  label: string;
  edged?: boolean;
  /** A short count over the corner; say it in the label too. */
  badge?: string;
};

/** A deed with an icon only, for the few signs that need no words. */
export function IconButton({ icon, label, edged, badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames("iconbtn", edged && "edged", className)}
      aria-label={label}
    >
      <Icon name={icon} />
      {badge ? (
        <span className="badge" aria-hidden="true">
          {badge}
        </span>
      ) : null}
    </button>
  );
}

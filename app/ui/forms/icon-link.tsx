import { Link, type LinkProps } from "@remix-run/react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

/** A link with an icon only. `label` is its accessible name. */
export function IconLink(
  props: Omit<LinkProps, "children"> & {
    icon: IconName;
    label: string;
    edged?: boolean;
    /** A short count over the corner; say it in the label too. */
    badge?: string | null;
  },
) {
  const { icon, label, edged, badge, className, prefetch = "none", ...rest } = props;
  return (
    <Link
      {...rest}
      prefetch={prefetch}
      className={classNames("iconbtn", edged && "edged", className)}
      aria-label={label}
    >
      <Icon name={icon} />
      {badge ? (
        <span className="badge" aria-hidden="true">
          {badge}
        </span>
      ) : null}
    </Link>
  );
}

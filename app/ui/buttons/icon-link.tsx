import { Link, type LinkProps } from "@remix-run/react";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { CornerCount } from "#app/ui/record/corner-count.tsx";
import { iconButtonClass } from "./icon-button.tsx";

/** A link with an icon only. `label` is its accessible name. */
export function IconLink(
  props: Omit<LinkProps, "children"> & {
    icon: IconName;
    label: string;
    edged?: boolean;
    /** A short count in the corner; say it in the label too. */
    badge?: string | null;
  },
) {
  const { icon, label, edged, badge, className, prefetch = "none", ...rest } = props;
  return (
    <Link {...rest} prefetch={prefetch} className={iconButtonClass({ edged }, className)} aria-label={label}>
      <Icon name={icon} />
      {badge ? <CornerCount>{badge}</CornerCount> : null}
    </Link>
  );
}

import { Link, type LinkProps } from "@remix-run/react";
import { Icon } from "#app/ui/icon.tsx";
import { type ButtonLook, buttonClass } from "./button.tsx";

/** A link that looks like a button. Works as a plain link without JavaScript. */
export function ButtonLink(props: ButtonLook & LinkProps) {
  const { look, small, full, flush, icon, className, children, prefetch = "none", ...rest } = props;
  return (
    <Link {...rest} prefetch={prefetch} className={buttonClass({ look, small, full, flush }, className)}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </Link>
  );
}

import type { ButtonHTMLAttributes } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

/** A quiet action within a text, without an edge. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement> & { icon?: IconName }) {
  const { icon, className, children, ...rest } = props;
  return (
    <button
      {...rest}
      className={classNames(
        "inline-flex min-h-dense cursor-pointer items-center gap-1.5 font-label text-14 text-ink-2 leading-[1.3] hover:text-accent hover:underline",
        className,
      )}
    >
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </button>
  );
}

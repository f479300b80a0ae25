import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

export type ButtonLook = {
  /** `primary` at most once in a view; `danger` for what destroys. */
  look?: "primary" | "plain" | "danger" | "link";
  /** 36 px with a pointer, 44 px by touch. */
  small?: boolean;
  full?: boolean;
  /** A link button whose words line up with the text above. */
  flush?: boolean;
  icon?: IconName;
};

/** The class names of a button, for the rare element that must look like one (a summary). */
export function buttonClass({ look = "plain", small, full, flush }: ButtonLook, extra?: string) {
  return classNames(
    "btn",
    look !== "plain" && look,
    small && "small",
    full && "full",
    flush && "flush",
    extra,
  );
}

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** While the deed is under way: shows a ring and these words, and refuses a second click. */
    busy?: boolean;
    busyLabel?: string;
    children: ReactNode;
  };

/** A deed. Its words say what will happen. Submits its form unless `type` says otherwise. */
export function Button(props: ButtonProps) {
  const { look, small, full, flush, icon, busy, busyLabel, className, children, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      className={buttonClass({ look, small, full, flush }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="spin" aria-hidden="true" /> : icon ? <Icon name={icon} /> : null}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

export type ButtonLook = {
  /** `primary` at most once in a view; `danger` for what destroys. */
  look?: "primary" | "plain" | "danger" | "link" | "onInk" | "onDanger";
  /** 36 px with a pointer, 44 px by touch. */
  small?: boolean;
  full?: boolean;
  /** A link-like button that lines up with the text above. */
  flush?: boolean;
  icon?: IconName;
};

const SHAPE =
  "inline-flex max-w-full flex-none items-center justify-center gap-2.25 rounded-2 border text-center font-label font-sans leading-[1.2] cursor-pointer transition-colors disabled:cursor-not-allowed disabled:text-muted aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-busy:cursor-progress";
const GRAY = "disabled:border-line disabled:bg-sunk aria-disabled:border-line aria-disabled:bg-sunk";
const LOOKS = {
  plain: `border-line-strong text-ink no-underline hover:border-ink-2 hover:bg-sunk ${GRAY}`,
  primary: `border-accent bg-accent text-on-accent no-underline hover:border-accent-hover hover:bg-accent-hover ${GRAY}`,
  danger: `border-danger text-danger no-underline hover:bg-danger hover:text-on-accent ${GRAY}`,
  /** On a toast, in its own colors. */
  onInk:
    "border-paper/55 text-paper no-underline hover:bg-paper hover:text-ink focus-visible:outline-current",
  onDanger:
    "border-current text-on-accent no-underline hover:bg-on-accent hover:text-danger focus-visible:outline-current",
  link: "border-transparent text-accent underline forced-colors:border-none decoration-1 decoration-current underline-offset-[0.2em] hover:text-ink hover:decoration-2",
} as const satisfies Record<NonNullable<ButtonLook["look"]>, string>;
const SIZES = { plain: "min-h-target py-1.25 text-16", small: "min-h-dense py-0.75 text-14" } as const;
const INSETS = {
  plain: { plain: "px-4.5", small: "px-3.25" },
  link: { plain: "px-2", small: "px-3.25" },
} as const;

/** How a button looks, for the rare element that must look like one (a summary, a link to a file). */
export function buttonClass({ look = "plain", small, full, flush }: ButtonLook, extra?: string) {
  const size = small ? "small" : "plain";
  return classNames(
    SHAPE,
    LOOKS[look],
    SIZES[size],
    flush ? "pr-3" : INSETS[look === "link" ? "link" : "plain"][size],
    full && "w-full",
    extra,
  );
}

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** While the action runs: shows a ring and this text, and refuses a second click. */
    busy?: boolean;
    busyLabel?: string;
    children: ReactNode;
  };

/** An action. Its label says what will happen. Submits its form unless `type` says otherwise. */
export function Button(props: ButtonProps) {
  const { look, small, full, flush, icon, busy, busyLabel, className, children, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      className={buttonClass({ look, small, full, flush }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Ring /> : icon ? <Icon name={icon} /> : null}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  );
}

/** Turns while something is under way. */
export function Ring() {
  return (
    <span
      className="size-[1em] flex-none animate-spin rounded-full border-2 border-current border-r-transparent"
      aria-hidden="true"
    />
  );
}

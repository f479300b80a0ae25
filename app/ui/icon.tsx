import { classNames } from "./class-names.ts";
import sprite from "./icons.svg?url";

/** Every icon of the sprite, by name. */
export const iconNames = [
  "bell",
  "bill",
  "calendar",
  "card",
  "check",
  "circle",
  "clock",
  "compare",
  "document",
  "down",
  "download",
  "external",
  "eye",
  "filter",
  "flag",
  "gear",
  "globe",
  "home",
  "info",
  "left",
  "license",
  "list",
  "locate",
  "mail",
  "map",
  "menu",
  "message",
  "moon",
  "phone",
  "pin",
  "qr",
  "question",
  "right",
  "save",
  "search",
  "share",
  "sidebar",
  "star",
  "stop",
  "sun",
  "thumb-up",
  "tick",
  "users",
  "video",
  "warning",
  "x",
] as const;
export type IconName = (typeof iconNames)[number];

/** Address of one symbol in the sprite. The sprite is a separate file, so pages contain no paths. */
export function spriteHref(name: IconName | "stars"): string {
  return `${sprite}#${name}`;
}

export type IconProps = {
  name: IconName;
  label?: string;
  /** Its place, size and color where they differ from the text's. */
  className?: string;
};

/**
 * A line icon in the color and size of the text around it. Hidden from assistive technology unless it has a label,
 * which it only needs without text next to it.
 */
export function Icon({ name, label, className }: IconProps) {
  const classes = classNames("i", className);
  return label ? (
    <svg className={classes} role="img" aria-label={label}>
      <use href={spriteHref(name)} />
    </svg>
  ) : (
    <svg className={classes} aria-hidden="true">
      <use href={spriteHref(name)} />
    </svg>
  );
}

import { classNames } from "../class-names.ts";

export type AvatarProps = {
  /** Chooses the flag; the name may change, the id does not. */
  id: string;
  name: string;
  /** Of the agent whom it shows: a copy of the page is withdrawn with their profile (decision 0130). */
  slug?: string;
  size?: "sm" | "md" | "lg" | "xl";
  /** The base of its photo's sizes, or its drawing; null or undefined shows initials. */
  photoUrl?: string | null;
  /** Near the top of the page: loaded at once. */
  eager?: boolean;
  /** Its place, and its size below a width. */
  className?: string;
};

const SIZES = { sm: "size-10", md: "size-16", lg: "size-30", xl: "size-40" } as const;
const pixels = { sm: 40, md: 64, lg: 120, xl: 160 };

/** A photo, or initials on a flag. Decorative: the name is always next to it. */
export function Avatar({ id, name, slug, size = "md", photoUrl, eager, className }: AvatarProps) {
  const classes = classNames("av", SIZES[size], className);
  if (photoUrl) {
    const side = pixels[size];
    return (
      <img
        className={classes}
        data-about={slug}
        // Sharp at twice the size; a drawing is so at any.
        src={photoUrl.endsWith(".svg") ? photoUrl : `${photoUrl}/${side > 64 ? 320 : 128}.jpg`}
        alt=""
        width={side}
        height={side}
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
    );
  }
  return (
    <svg className={classes} data-about={slug} viewBox="0 0 64 64" aria-hidden="true">
      <path d={divisionFor(id)} />
      <text x="32" y="40.5">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** Eight ways to divide a flag, as paths in a square of 64. */
export const divisions = [
  "M0 0l64 64V0L0 64z",
  "M0 0h32v32H0zM32 32h32v32H32z",
  "M32 0l32 32-32 32L0 32z",
  "M0 0h64v32H0z",
  "M0 64l32-40 32 40z",
  "M0 0h64L0 64z",
  "M0 0h32v64H0z",
  "M0 0h64L32 48z",
] as const;

/** Always the same division for the same id (FNV-1a, folded to eight). */
export function divisionFor(id: string): (typeof divisions)[number] {
  let hash = 0x811c9dc5;
  for (const unit of id) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return divisions[((hash >>> 16) ^ hash) & 7] ?? divisions[0];
}

/** The first letters of the first and the last word: "Ines Calloway" gives "IC". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toLocaleUpperCase("en-US");
}

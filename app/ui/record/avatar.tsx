import { classNames } from "../class-names.ts";
import { divisionFor, initialsOf } from "./avatar-design.ts";

export type AvatarProps = {
  /** Chooses the flag; the name may change, the id does not. */
  id: string;
  name: string;
  size?: "sm" | "md" | "lg" | "xl";
  photoUrl?: string | null;
};

const pixels = { sm: 40, md: 64, lg: 120, xl: 160 };

/** A photo, or initials on a flag. Decorative: the name always stands beside it. */
export function Avatar({ id, name, size = "md", photoUrl }: AvatarProps) {
  const className = classNames("av", size !== "md" && size);
  if (photoUrl) {
    const side = pixels[size];
    return (
      <img
        className={className}
        src={photoUrl}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path d={divisionFor(id)} />
      <text x="32" y="40.5">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

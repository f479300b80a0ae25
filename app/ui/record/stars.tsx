import { spriteHref } from "../icon.tsx";
import { starsFill } from "./stars-fill.ts";

/** Five stars filled by the true fraction. The number itself stands beside them, from the caller. */
export function Stars({ value }: { value: number }) {
  const href = spriteHref("stars");
  return (
    <svg
      className="stars"
      viewBox="0 0 104 20"
      role="img"
      aria-label={`${Number(value.toFixed(1))} out of 5`}
    >
      <use href={href} width="104" height="20" />
      <svg width={starsFill(value)} height="20" aria-hidden="true">
        <use href={href} width="104" height="20" />
      </svg>
    </svg>
  );
}

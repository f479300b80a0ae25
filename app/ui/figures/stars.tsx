import { t } from "#app/text/text.ts";
import { spriteHref } from "#app/ui/icon.tsx";

/** Five stars filled by the exact fraction. The caller puts the number next to them. */
export function Stars({ value }: { value: number }) {
  const href = spriteHref("stars");
  return (
    <svg
      className="stars"
      viewBox="0 0 104 20"
      role="img"
      aria-label={t("{rating} out of 5", { rating: Number(value.toFixed(1)) })}
    >
      <use href={href} width="104" height="20" />
      <svg width={starsFill(value)} height="20" aria-hidden="true">
        <use href={href} width="104" height="20" />
      </svg>
    </svg>
  );
}

/**
 * Width, in the units of the row symbol (104), that shows `value` of five stars. A star is 15 wide, begins 2.5 in
 * from its cell, and cells repeat every 21, so a plain percentage would be wrong.
 */
export function starsFill(value: number): number {
  const clamped = Math.min(5, Math.max(0, value));
  const whole = Math.floor(clamped);
  const rest = clamped - whole;
  if (whole === 5) return 104;
  return Math.round((whole * 21 + (rest > 0 ? 2.5 + 15 * rest : 0)) * 10) / 10;
}

import type { FactAge } from "#app/domains/accuracy/figures/ages.ts";
import { type ByAge, formatShare } from "#app/domains/accuracy/figures/figures.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { placeParts } from "#app/ui/figures/share-bar.tsx";
import { formatCount } from "#app/ui/format-count.ts";

export const AGES = ["30", "90", "180", "older", "never"] as const satisfies readonly FactAge[];

export const AGE_NAMES = {
  "30": "Within 30 days",
  "90": "31 to 90 days",
  "180": "91 to 180 days",
  older: "Longer ago",
  never: "Never",
} as const satisfies Record<FactAge, PlainMessage>;

/** The older, the paler; what was never confirmed is open. */
const TONES = {
  "30": { bar: "fill-accent", swatch: "bg-accent" },
  "90": { bar: "fill-accent opacity-65", swatch: "bg-accent opacity-65" },
  "180": { bar: "fill-accent opacity-35", swatch: "bg-accent opacity-35" },
  older: { bar: "fill-line-strong", swatch: "bg-line-strong" },
  never: {
    bar: "fill-surface stroke-ink-2 stroke-[1.5] [vector-effect:non-scaling-stroke]",
    swatch: "border-[1.5px] border-ink-2 bg-surface",
  },
} as const satisfies Record<FactAge, Record<"bar" | "swatch", string>>;

/** How old all of something is, as one bar. The numbers are next to it. */
export function AgeBar({ ages, tall = false }: { ages: ByAge; tall?: boolean }) {
  const placed = placeParts(AGES.map((age) => ages[age]));
  return (
    <svg
      className={classNames("block w-full forced-color-adjust-none", tall ? "h-6" : "my-0.5 h-3.5")}
      viewBox="0 0 1000 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {AGES.map((age, at) =>
        ages[age] === 0 ? null : <rect key={age} className={TONES[age].bar} height="20" {...placed[at]} />,
      )}
    </svg>
  );
}

/** What the parts of the bars mean, with the share of each. */
export function AgeLegend({ ages, total }: { ages: ByAge; total: number }) {
  return (
    <ul className="mt-3 flex list-none flex-wrap gap-x-6 gap-y-1 text-14">
      {AGES.map((age) => (
        <li key={age}>
          <span
            className={classNames(
              "mr-2 inline-block size-3 align-[-0.06em] forced-color-adjust-none",
              TONES[age].swatch,
            )}
          />
          <span>{`${t(AGE_NAMES[age])}: `}</span>
          <b className="tabular-nums">{formatShare(ages[age], total)}</b>
          <span className="text-muted tabular-nums">{` (${formatCount(ages[age])})`}</span>
        </li>
      ))}
    </ul>
  );
}

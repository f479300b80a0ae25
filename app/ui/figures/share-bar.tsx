import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";

export type ShareBarPart = {
  label: string;
  count: number;
  /** The part's ground; the legend shows the same. */
  tone: "solid" | "mid" | "ink" | "open";
  to?: string;
};

/** The color of the bar's part and its swatch; a small part is `ink`, which stays visible when it is thin. */
const TONES = {
  solid: { bar: "fill-ink-2", swatch: "mr-2 w-3 bg-ink-2" },
  mid: { bar: "fill-line-strong", swatch: "mr-2 w-3 bg-line-strong" },
  ink: { bar: "fill-ink", swatch: "mr-4 w-1 bg-ink" },
  open: {
    bar: "fill-surface stroke-ink-2 stroke-[1.5] [vector-effect:non-scaling-stroke]",
    swatch: "mr-2 w-3 border-[1.5px] border-ink-2 bg-surface",
  },
} as const satisfies Record<ShareBarPart["tone"], Record<"bar" | "swatch", string>>;

/** The color of a part, next to its label. */
function Swatch({ tone }: { tone: ShareBarPart["tone"] }) {
  return (
    <span
      className={classNames(
        "inline-block h-3 -indent-0 align-[-0.06em] forced-color-adjust-none",
        TONES[tone].swatch,
      )}
    />
  );
}

/** Where all of something went: one bar, and under it each part with its count. */
export function ShareBar({ parts }: { parts: readonly ShareBarPart[] }) {
  const placed = placeParts(parts.map((part) => part.count));
  return (
    <figure>
      <svg className="h-5 w-full" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          <rect key={part.label} className={TONES[part.tone].bar} height="20" {...placed[index]} />
        ))}
      </svg>
      <LinkList className="mt-4">
        {parts.map((part) => (
          <LinkListItem key={part.label} to={part.to} end={formatCount(part.count)}>
            <span className="block pl-5 -indent-5">
              <Swatch tone={part.tone} />
              <span>{part.label}</span>
            </span>
          </LinkListItem>
        ))}
      </LinkList>
    </figure>
  );
}

/** Places parts on a bar of `width`, in order, with a gap between. A part above zero is never thinner
 *  than `thinnest`, so that a small count is still seen; the largest part gives up the difference. */
export function placeParts(counts: readonly number[], width = 1000, gap = 1.5, thinnest = 2.5) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shown = counts.filter((count) => count > 0).length;
  if (total === 0) return counts.map(() => ({ x: 0, width: 0 }));
  const room = width - gap * (shown - 1);
  const widths = counts.map((count) => (count > 0 ? Math.max(thinnest, (count / total) * room) : 0));
  const excess = widths.reduce((sum, part) => sum + part, 0) - room;
  const largest = widths.indexOf(Math.max(...widths));
  let x = 0;
  return widths.map((part, index) => {
    const placed = { x: round(x), width: round(index === largest ? part - excess : part) };
    if (part > 0) x += placed.width + gap;
    return placed;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import { Link } from "@remix-run/react";
import { formatCount } from "#app/ui/format-count.ts";

export type LedgerPart = {
  label: string;
  count: number;
  /** The part's ground; the legend shows the same. */
  tone: "solid" | "mid" | "ink" | "open";
  to?: string;
};

/** Where all of something went: one bar, and under it each part with its count. */
export function Ledger({ parts }: { parts: readonly LedgerPart[] }) {
  const placed = ledgerParts(parts.map((part) => part.count));
  return (
    <figure>
      <svg className="ledger" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          <rect key={part.label} className={part.tone} height="20" {...placed[index]} />
        ))}
      </svg>
      <ul className="linklist ledger-legend">
        {parts.map((part) => {
          const row = (
            <>
              <span>
                <span className={`sw ${part.tone}`} />
                {part.label}
              </span>
              <span className="n">{formatCount(part.count)}</span>
            </>
          );
          return (
            <li key={part.label}>
              {part.to ? <Link to={part.to}>{row}</Link> : <div className="it">{row}</div>}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

/** Places parts on a bar of `width`, in order, with a gap between. A part above zero is never thinner
 *  than `thinnest`, so that a small count is still seen; the largest part gives up the difference. */
export function ledgerParts(counts: readonly number[], width = 1000, gap = 1.5, thinnest = 2.5) {
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

import { Link } from "@remix-run/react";
import { formatCount } from "#app/ui/format-count.ts";
import { ledgerParts } from "./ledger-parts.ts";

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

import type { Integrity, ReasonCounts } from "../ledger/integrity.ts";
import { heldLabel, removedLabel } from "../reasons.ts";
import { CountsByStars } from "./counts-by-stars.tsx";

/** Reasons with their counts by stars: whether one is used against the unhappy can be seen. */
export function IntegrityFigures({ figures }: { figures: Integrity }) {
  return (
    <div className="flow loose">
      {table("Removed, by reason and by stars from 5 to 1", figures.removedFor, removedLabel)}
      {table("Held now, by signal and by stars from 5 to 1", figures.heldFor, heldLabel)}
    </div>
  );
}

function table(caption: string, reasons: readonly ReasonCounts[], label: (reason: string) => string) {
  if (reasons.length === 0) return null;
  const rows = reasons.map((row) => ({ ...row, key: row.reason, label: label(row.reason) }));
  return <CountsByStars caption={caption} heading="Reason" rows={rows} />;
}

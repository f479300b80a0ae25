import { DataTable } from "#app/ui/data-table.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { type Integrity, type ReasonCounts, STARS_FIVE_FIRST } from "../integrity.ts";
import { heldLabel, removedLabel } from "../reason-labels.ts";

const number = (count: number) => formatCount(count);

/** Reasons with their counts by stars: whether one is used against the unhappy can be seen. */
export function IntegrityFigures({ figures }: { figures: Integrity }) {
  return (
    <div className="flow loose">
      {table("Removed, by reason and by stars from 5 to 1", figures.removedFor, removedLabel)}
      {table("Held now, by signal and by stars from 5 to 1", figures.heldFor, heldLabel)}
    </div>
  );
}

function table(caption: string, rows: readonly ReasonCounts[], label: (reason: string) => string) {
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption={caption}
      showCaption
      stack={false}
      columns={[
        { key: "reason", label: "Reason", heading: true, cell: (row) => label(row.reason) },
        { key: "all", label: "All", end: true, cell: (row) => number(row.count) },
        ...STARS_FIVE_FIRST.map((stars, at) => ({
          key: String(stars),
          label: String(stars),
          end: true,
          cell: (row: ReasonCounts) => number(row.byStars[at]?.count ?? 0),
        })),
      ]}
      rows={rows}
      rowKey={(row) => row.reason}
    />
  );
}

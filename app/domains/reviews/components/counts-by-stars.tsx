import { formatCount } from "#app/ui/format-count.ts";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { STARS_FIVE_FIRST } from "../ledger/integrity.ts";

/** A count and how it is made up of stars, from five to one. */
type Row = { key: string; label: string; count: number; byStars: readonly { count: number }[] };

/** Counts with their stars, a line each. On a narrow screen large numbers scroll inside it. */
export function CountsByStars(props: { caption: string; heading: string; rows: readonly Row[] }) {
  const { caption, heading, rows } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <DataTable
        caption={caption}
        showCaption
        stack={false}
        columns={[
          { key: "label", label: heading, heading: true, cell: (row) => row.label },
          { key: "all", label: "All", end: true, cell: (row) => formatCount(row.count) },
          ...STARS_FIVE_FIRST.map((stars, at) => ({
            key: String(stars),
            label: String(stars),
            end: true,
            cell: (row: Row) => formatCount(row.byStars[at]?.count ?? 0),
          })),
        ]}
        rows={rows}
        rowKey={(row) => row.key}
      />
    </section>
  );
}

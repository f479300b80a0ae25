import { DataTable } from "#app/ui/data-table.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { countRecent, type EventCounts, type EventTotal, RECENT_DAYS } from "../due-process.ts";
import { STARS_FIVE_FIRST } from "../integrity.ts";
import { eventLabel } from "../reason-labels.ts";

/** What happened to reviews lately, by stars: no row is left out because nothing happened. */
export function RecentEvents({ events }: { events: readonly EventTotal[] }) {
  const rows = countRecent(events);
  if (rows.length === 0) return <p>Nothing has happened to a review in the last {RECENT_DAYS} days.</p>;
  return (
    <DataTable
      caption={`What happened in the last ${RECENT_DAYS} days, by stars from 5 to 1`}
      showCaption
      stack={false}
      columns={[
        { key: "event", label: "What", heading: true, cell: (row) => eventLabel(row.event) },
        { key: "all", label: "All", end: true, cell: (row) => formatCount(row.count) },
        ...STARS_FIVE_FIRST.map((stars, at) => ({
          key: String(stars),
          label: String(stars),
          end: true,
          cell: (row: EventCounts) => formatCount(row.byStars[at]?.count ?? 0),
        })),
      ]}
      rows={rows}
      rowKey={(row) => row.event}
    />
  );
}

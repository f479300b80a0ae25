import { countRecent, type EventTotal, RECENT_DAYS } from "../ledger/due-process.ts";
import { eventLabel } from "../ledger/event-words.ts";
import { CountsByStars } from "./counts-by-stars.tsx";

/** What happened to reviews lately, by stars: no row is left out because nothing happened. */
export function RecentEvents({ events }: { events: readonly EventTotal[] }) {
  const rows = countRecent(events);
  if (rows.length === 0) return <p>Nothing has happened to a review in the last {RECENT_DAYS} days.</p>;
  return (
    <CountsByStars
      caption={`What happened in the last ${RECENT_DAYS} days, by stars from 5 to 1`}
      heading="What"
      rows={rows.map((row) => ({ ...row, key: row.event, label: eventLabel(row.event) }))}
    />
  );
}

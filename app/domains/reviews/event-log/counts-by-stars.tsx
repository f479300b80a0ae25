import { t } from "#app/text/text.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { heldLabel, removedLabel } from "../reasons.ts";
import { countRecent, type EventTotal, RECENT_DAYS } from "./due-process.ts";
import { eventLabel } from "./event-words.ts";
import { type Integrity, type ReasonCounts, STARS_FIVE_FIRST } from "./integrity.ts";

/** A count, broken down by stars from five to one. */
type Row = { key: string; label: string; count: number; byStars: readonly { count: number }[] };

/** One row per count, broken down by stars. On a narrow screen the table scrolls sideways. */
function CountsByStars(props: { caption: string; heading: string; rows: readonly Row[] }) {
  const { caption, heading, rows } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <DataTable
        caption={caption}
        showCaption
        stack={false}
        columns={[
          { key: "label", label: heading, heading: true, cell: (row) => row.label },
          { key: "all", label: t("All"), end: true, cell: (row) => formatCount(row.count) },
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

/** Reasons with their counts by stars, so that anyone can see whether one is used against unhappy writers. */
export function IntegrityFigures({ figures }: { figures: Integrity }) {
  return (
    <Stack gap="loose">
      {table(t("Removed, by reason and by stars from 5 to 1"), figures.removedFor, removedLabel)}
      {table(t("Held now, by signal and by stars from 5 to 1"), figures.heldFor, heldLabel)}
    </Stack>
  );
}

function table(caption: string, reasons: readonly ReasonCounts[], label: (reason: string) => string) {
  if (reasons.length === 0) return null;
  const rows = reasons.map((row) => ({ ...row, key: row.reason, label: label(row.reason) }));
  return <CountsByStars caption={caption} heading={t("Reason")} rows={rows} />;
}

/** Recent events by stars. Events that did not happen have a row, too. */
export function RecentEvents({ events }: { events: readonly EventTotal[] }) {
  const rows = countRecent(events);
  if (rows.length === 0)
    return <p>{t("Nothing has happened with reviews in the last {days} days.", { days: RECENT_DAYS })}</p>;
  return (
    <CountsByStars
      caption={t("What happened in the last {days} days, by stars from 5 to 1", { days: RECENT_DAYS })}
      heading={t("What")}
      rows={rows.map((row) => ({ ...row, key: row.event, label: eventLabel(row.event) }))}
    />
  );
}

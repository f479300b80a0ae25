import { t } from "#app/text/text.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { type EventTotal, SEASON_DAYS, shareByStars } from "./due-process.ts";

/**
 * Held and removed reviews side by side for each star rating, so that anyone can see whether unhappy writers are
 * treated differently.
 */
export function StarShares({ events }: { events: readonly EventTotal[] }) {
  const rows = shareByStars(events);
  if (rows.length === 0)
    return <p>{t("No reviews were confirmed in the last {days} days.", { days: SEASON_DAYS })}</p>;
  const share = (count: number, of: number) => (of === 0 ? t("none") : `${((count / of) * 100).toFixed(1)}%`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={t("Held and removed, by star rating")} tabIndex={0}>
      <DataTable
        caption={t("Held and removed in the last {days} days, as a share of confirmed reviews", {
          days: SEASON_DAYS,
        })}
        showCaption
        stack={false}
        columns={[
          { key: "stars", label: t("Stars"), heading: true, cell: (row) => row.stars },
          { key: "confirmed", label: t("Confirmed"), end: true, cell: (row) => formatCount(row.confirmed) },
          { key: "held", label: t("Held"), end: true, cell: (row) => formatCount(row.held) },
          {
            key: "held-share",
            label: t("Share held"),
            end: true,
            cell: (row) => share(row.held, row.confirmed),
          },
          { key: "removed", label: t("Removed"), end: true, cell: (row) => formatCount(row.removed) },
          {
            key: "removed-share",
            label: t("Share removed"),
            end: true,
            cell: (row) => share(row.removed, row.confirmed),
          },
        ]}
        rows={rows}
        rowKey={(row) => String(row.stars)}
      />
    </section>
  );
}

import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import { ShareBar } from "#app/ui/figures/share-bar.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { WithAside } from "#app/ui/layout/columns.tsx";

export type ReviewTotal = { status: string; stars: number; count: number };

export type ReviewRecordProps = {
  totals: readonly ReviewTotal[];
  /** Without the table. */
  short?: boolean;
};

/** What happened to every review: a bar with its legend, and a table of published and removed reviews by stars. */
export function ReviewRecord({ totals, short }: ReviewRecordProps) {
  const count = (status: string, stars?: number) =>
    totals
      .filter((row) => row.status === status && (stars === undefined || row.stars === stars))
      .reduce((sum, row) => sum + row.count, 0);
  const received = totals.reduce((sum, row) => sum + row.count, 0);
  const withdrawn = count("withdrawn");
  if (received === 0) return <p>{t("No reviews yet. Every review we receive will be counted here.")}</p>;
  const bar = (
    <ShareBar
      parts={[
        { label: t("Published"), count: count("published"), tone: "solid" },
        {
          label: t("Waiting for the writer to confirm it by email"),
          count: count("awaiting-verification"),
          tone: "mid",
        },
        { label: t("Being reviewed by our team"), count: count("held"), tone: "ink" },
        {
          label: t("Removed, and the writer told why"),
          count: count("removed"),
          tone: "open",
          to: paths.help("reviews"),
        },
        ...(withdrawn === 0
          ? []
          : [{ label: t("Taken back by the writer"), count: withdrawn, tone: "open" as const }]),
      ]}
    />
  );
  if (short) return bar;
  return (
    <>
      <p>
        {t(
          "{received} reviews received. One star or five, the same rules decide which ones a person reads first.",
          { received },
        )}
      </p>
      <WithAside className="mt-5">
        {bar}
        {/* Wraps, so that it fits a phone even with larger text. */}
        <table className="wrap-anywhere">
          <caption className="sr-only">{t("Published and removed, by star rating")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("Stars")}</th>
              <th scope="col" className="text-right">
                {t("Published")}
              </th>
              <th scope="col" className="text-right">
                {t("Removed")}
              </th>
              <th scope="col" className="text-right">
                {t("Share removed")}
              </th>
            </tr>
          </thead>
          <tbody>
            {[5, 4, 3, 2, 1].map((stars) => {
              const published = count("published", stars);
              const removed = count("removed", stars);
              const base = published + removed;
              return (
                <tr key={stars}>
                  <th scope="row">{stars}</th>
                  <td className="text-right">{formatCount(published)}</td>
                  <td className="text-right">{formatCount(removed)}</td>
                  <td className="text-right">
                    {base === 0 ? t("none") : `${((removed / base) * 100).toFixed(1)}%`}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WithAside>
    </>
  );
}

/** Where the counts come from, once the log has everything. */
export function CountedFromLog({ entries }: { entries: number | null }) {
  if (entries === null) return null;
  return (
    <Caption className="mt-4">
      {rich("Counted from the {entries} entries of {log}, which anyone can check.", {
        entries: formatCount(entries),
        log: <Link to={paths.reviewLog()}>{t("our public log of reviews")}</Link>,
      })}
    </Caption>
  );
}

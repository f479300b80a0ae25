import { CaseTimes } from "#app/domains/reviews/event-log/case-times.tsx";
import { IntegrityFigures, RecentEvents } from "#app/domains/reviews/event-log/counts-by-stars.tsx";
import type { DueProcess } from "#app/domains/reviews/event-log/due-process.ts";
import type { Integrity } from "#app/domains/reviews/event-log/integrity.ts";
import { CountedFromLog, ReviewRecord } from "#app/domains/reviews/event-log/review-record.tsx";
import { StarShares } from "#app/domains/reviews/event-log/star-shares.tsx";
import { paths } from "#app/paths/paths.ts";
import { formatMonth } from "#app/platform/time/dates.ts";
import { rich, t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** Where every review went, what happened lately, and how to count it again. */
export function ReviewFigures({ figures }: { figures: Integrity & DueProcess & { logged: number | null } }) {
  return (
    <>
      <h3 className="mt-8">{t("The figures")}</h3>
      {figures.since === null ? null : (
        <Caption className="mt-2">
          {t("Counted fresh for this page, since {since}.", { since: formatMonth(figures.since) })}
        </Caption>
      )}
      <div className="mt-4">
        <ReviewRecord totals={figures.totals} />
        <CountedFromLog entries={figures.logged} />
      </div>
      <Stack gap="loose" className="mt-8">
        <IntegrityFigures figures={figures} />
        <StarShares events={figures.events} />
        <RecentEvents events={figures.events} />
        <CaseTimes cases={figures.cases} waiting={figures.waiting} />
      </Stack>
      <h3 className="mt-8">{t("Check our count")}</h3>
      <div className="prose mt-3">
        <p>
          {rich(
            "{link} is a CSV file of counts: the event, the state before and after, stars, and the reason. Nothing in it identifies anyone. Today is included and still growing. For certain days only, add {days} to its address.",
            {
              link: <a href={paths.reviewEvents()}>{t("Everything that happened to reviews, by day")}</a>,
              days: <code>?from=2026-01-01&amp;to=2026-01-31</code>,
            },
          )}
        </p>
        <p>
          {rich(
            "For any state and number of stars, add up the counts that have the state under {to}, and subtract those that have it under {from}. What’s left is in that state now, as above. For the last 30 days, take those days’ rows by event and skip those where {to} is empty (when a writer changes the stars, one row leaves and one comes in).",
            { to: <code>to</code>, from: <code>from</code> },
          )}
        </p>
        <p>
          {t(
            "An average on this site always covers all published reviews except those whose writers have a stake in them, and each profile says next to it how many those are, and what was held or removed.",
          )}
        </p>
      </div>
    </>
  );
}

import { t, tn } from "#app/text/text.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { type DueProcess, SEASON_DAYS, type CaseTimes as Times } from "./due-process.ts";
import { causeLabel } from "./event-words.ts";

/** How long decisions took compared to what we promise, and what is waiting now. */
export function CaseTimes({ cases, waiting }: Pick<DueProcess, "cases" | "waiting">) {
  const { open, overdue } = waiting;
  return (
    <Stack>
      {cases.length === 0 ? (
        <p>{t("Nobody has had to decide on a review in the last {days} days.", { days: SEASON_DAYS })}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        <section className="overflow-x-auto" aria-label={t("How long decisions took")} tabIndex={0}>
          <DataTable
            caption={t("How long decisions took in the last {days} days", { days: SEASON_DAYS })}
            showCaption
            stack={false}
            columns={[
              {
                key: "cause",
                label: t("Why a person looked at it"),
                heading: true,
                cell: (row) => causeLabel(row.cause),
              },
              { key: "decided", label: t("Decided"), end: true, cell: (row) => formatCount(row.decided) },
              { key: "in-time", label: t("In time"), end: true, cell: (row) => formatCount(row.inTime) },
              { key: "median", label: t("Median"), end: true, cell: (row) => hours(row) },
            ]}
            rows={cases}
            rowKey={(row) => row.cause}
          />
        </section>
      )}
      <p>
        {open === 0
          ? t("Nothing is waiting for a decision.")
          : overdue === 0
            ? tn(
                open,
                "{n} waits for a decision now, none of them longer than promised.",
                "{n} wait for a decision now, none of them longer than promised.",
              )
            : tn(
                open,
                "{n} waits for a decision now, {overdue} of them longer than promised.",
                "{n} wait for a decision now, {overdue} of them longer than promised.",
                { overdue },
              )}
      </p>
    </Stack>
  );
}

const hours = ({ medianHours }: Times) =>
  medianHours < 1 ? t("under 1 hour") : t("{hours} hours", { hours: medianHours.toFixed(1) });

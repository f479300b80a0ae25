import { formatCount } from "#app/ui/format-count.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { type DueProcess, SEASON_DAYS, type CaseTimes as Times } from "../event-log/due-process.ts";
import { causeLabel } from "../event-log/event-words.ts";

/** How long people took to decide, against what is promised, and what waits now. */
export function CaseTimes({ cases, waiting }: Pick<DueProcess, "cases" | "waiting">) {
  const { open, overdue } = waiting;
  return (
    <Stack>
      {cases.length === 0 ? (
        <p>Nobody has had to decide on a review in the last {SEASON_DAYS} days.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        <section className="overflow-x-auto" aria-label="How long decisions took" tabIndex={0}>
          <DataTable
            caption={`How long decisions took in the last ${SEASON_DAYS} days`}
            showCaption
            stack={false}
            columns={[
              {
                key: "cause",
                label: "Why a person looked at it",
                heading: true,
                cell: (row) => causeLabel(row.cause),
              },
              { key: "decided", label: "Decided", end: true, cell: (row) => formatCount(row.decided) },
              { key: "in-time", label: "In time", end: true, cell: (row) => formatCount(row.inTime) },
              { key: "median", label: "Median", end: true, cell: (row) => hours(row) },
            ]}
            rows={cases}
            rowKey={(row) => row.cause}
          />
        </section>
      )}
      <p>
        {open === 0
          ? "Nothing is waiting for a decision."
          : `${formatCount(open)} ${open === 1 ? "waits" : "wait"} for a decision now, ${
              overdue === 0 ? "none" : formatCount(overdue)
            } of them longer than promised.`}
      </p>
    </Stack>
  );
}

const hours = ({ medianHours }: Times) =>
  medianHours < 1 ? "under 1 hour" : `${medianHours.toFixed(1)} hours`;

import type { CronRun } from "#app/platform/cron-runs.ts";
import { formatAgo } from "#app/platform/time/time-words.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { StateWords } from "./state-words.tsx";

/** The cron runs every minute; after this long it has missed a few runs. */
const MISSED_MS = 5 * 60_000;

/** `remindOfExpiry` → "Remind of expiry" */
const taskWords = (task: string) => {
  const words = task.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function RunState({ run, nowMs }: { run: CronRun; nowMs: number }) {
  if (run.failedAt === run.endedAt) return <StateWords state="bad">Failed the last time</StateWords>;
  return nowMs - run.endedAt > MISSED_MS ? (
    <StateWords state="bad">Hasn’t run</StateWords>
  ) : (
    <StateWords state="well">Done</StateWords>
  );
}

/** The cron's last run of each task. */
export function CronTable({ runs, nowMs }: { runs: readonly CronRun[]; nowMs: number }) {
  const last = Math.max(0, ...runs.map(({ endedAt }) => endedAt));
  const took = runs.reduce((sum, { tookMs }) => sum + tookMs, 0);
  return (
    <Section
      id="clock"
      title="The minute clock"
      thin
      aside={
        runs.length === 0 ? null : (
          <Caption as="span">
            {`Last came ${formatAgo(last, nowMs)}, took ${took.toLocaleString("en-US")} ms`}
          </Caption>
        )
      }
    >
      {runs.length === 0 ? (
        <EmptyState title="This job hasn’t run yet" level={3}>
          <p>It comes every minute once the product is deployed with its cron trigger.</p>
        </EmptyState>
      ) : (
        <DataTable
          caption="Tasks of each minute, when each last ended and how"
          rows={runs}
          rowKey={(row) => row.task}
          columns={[
            { key: "task", label: "Task", heading: true, cell: (row) => taskWords(row.task) },
            { key: "state", label: "State", cell: (row) => <RunState run={row} nowMs={nowMs} /> },
            { key: "ended", label: "Last ended", cell: (row) => <LocalTime timeMs={row.endedAt} /> },
            {
              key: "took",
              label: "Took",
              end: true,
              cell: (row) => `${row.tookMs.toLocaleString("en-US")} ms`,
            },
            {
              key: "failure",
              label: "Last failure",
              cell: (row) =>
                row.failedAt === null ? (
                  "None"
                ) : (
                  <div className="wrap-anywhere max-w-96">
                    <LocalTime timeMs={row.failedAt} />
                    <span>{`: ${row.failure ?? ""}`}</span>
                  </div>
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}

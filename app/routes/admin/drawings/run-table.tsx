import { Link } from "@remix-run/react";
import type { DrawingRun } from "#app/domains/photos/drawings/drawing-queries.server.ts";
import { LISTED_DRAWING_RUNS } from "#app/domains/photos/limits.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Written } from "#app/ui/record/written.tsx";

const STATUS_WORDS: Readonly<Record<DrawingRun["status"], string>> = {
  running: "Runs",
  stopped: "Stopped",
  done: "Done",
  undoing: "Is taken back",
  undone: "Taken back",
};

/** The latest runs, newest first. */
export function RunTable({ runs, shownId }: { runs: readonly DrawingRun[]; shownId: string | null }) {
  if (runs.length === 0) return null;
  return (
    <Section id="runs" title="Runs" thin aside={<Caption>{`The last ${LISTED_DRAWING_RUNS}`}</Caption>}>
      <DataTable
        caption="Runs, newest first"
        rows={runs}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "started",
            label: "Started",
            heading: true,
            cell: (row) => (
              <Link
                to={adminPaths.seedAvatars({ run: row.id })}
                aria-current={row.id === shownId || undefined}
              >
                <LocalTime timeMs={row.startedAt} />
              </Link>
            ),
          },
          { key: "by", label: "By", cell: (row) => <bdi>{row.actor ?? "A deleted account"}</bdi> },
          { key: "reason", label: "Reason", cell: (row) => <Written>{row.reason}</Written> },
          { key: "drawn", label: "Given", end: true, cell: (row) => formatCount(row.drawn) },
          { key: "back", label: "Taken back", end: true, cell: (row) => formatCount(row.takenBack) },
          { key: "status", label: "Status", cell: (row) => STATUS_WORDS[row.status] },
        ]}
      />
    </Section>
  );
}

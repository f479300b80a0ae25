import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { partOf, SYNC_PARTS } from "#app/domains/billing/sync/parts.ts";
import type { ListedRun } from "#app/domains/billing/sync/sync-queries.server.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** What is being compared, by the part of the run. */
const PART_WORDS: Readonly<Record<string, string>> = {
  subscriptions: "subscriptions",
  invoices: "invoices",
  refunds: "refunds",
  disputes: "disputes",
  unknown: "what only we have",
};

export type SyncProgressProps = {
  run: Pick<ListedRun, "id" | "part" | "compared">;
  /** Why the last step without JavaScript stopped. */
  stopped: string | null;
};

/** How far a comparison is. With JavaScript it goes on until Stripe doesn’t answer; without, each click of its button does a step. */
export function SyncProgress({ run, stopped: before }: SyncProgressProps) {
  const step = useFetcher<{ stopped: string | null }>();
  const stopped = step.data === undefined ? before : step.data.stopped;
  const idle = step.state === "idle";
  const { submit } = step;
  const goesOn = idle && stopped === null;
  useEffect(() => {
    if (goesOn) submit({ intent: "step", run: run.id }, { method: "post" });
  }, [goesOn, submit, run.id]);
  const done = SYNC_PARTS.indexOf(partOf(run.part));
  return (
    <Stack>
      <label className="grid gap-2" htmlFor="sync-progress">
        <span role="status">
          {`Comparing ${PART_WORDS[run.part] ?? "the rest"}: ${formatCount(run.compared)} compared so far.`}
        </span>
        <progress
          id="sync-progress"
          className="w-full max-w-160 accent-accent"
          max={SYNC_PARTS.length}
          value={done + 0.5}
        >
          {`Part ${done + 1} of ${SYNC_PARTS.length}`}
        </progress>
      </label>
      {stopped === null ? null : (
        <Note tone="bad" live>
          {stopped}
        </Note>
      )}
      <Row as={step.Form} method="post">
        <input type="hidden" name="run" value={run.id} />
        <Button look="primary" name="intent" value="step" busy={!idle} busyLabel="Comparing">
          Go on
        </Button>
      </Row>
    </Stack>
  );
}

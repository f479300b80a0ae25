import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { ImportState } from "#app/domains/licenses/imports/types.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { phaseWords, progressOf } from "./import-words.ts";

const NEXT_MS = 1_000;

/** How far an import is. The cron goes on each minute; an open page goes on at once, without JavaScript by its button. */
export function ImportProgress({ state }: { state: ImportState }) {
  const step = useFetcher();
  const { submit } = step;
  const goesOn = step.state === "idle" && state.runs;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => submit({ intent: "step" }, { method: "post" }), NEXT_MS);
    return () => clearTimeout(timer);
  }, [goesOn, submit]);
  const { done, all, words } = progressOf(state);
  return (
    <Stack>
      <label className="grid gap-2" htmlFor="import-progress">
        <span role="status">{`${phaseWords(state)}: ${words}.`}</span>
        <progress
          id="import-progress"
          className="w-full max-w-160 accent-accent"
          {...(all > 0 && { max: all, value: done })}
        />
      </label>
      {state.stopped === "" ? null : (
        <Note tone="bad" live>
          {state.stopped}
        </Note>
      )}
      <Row as={step.Form} method="post">
        {state.runs ? (
          <>
            <Button
              look="primary"
              name="intent"
              value="step"
              busy={step.state !== "idle"}
              busyLabel="Going on"
            >
              Go on now
            </Button>
            <Button name="intent" value="pause">
              Pause
            </Button>
          </>
        ) : (
          <Button look="primary" name="intent" value="go-on">
            Go on
          </Button>
        )}
      </Row>
      <p className="text-14 text-muted">You can leave this page: it goes on each minute until it’s done.</p>
    </Stack>
  );
}

import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { DrawingRun } from "#app/domains/photos/drawings/drawing-queries.server.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/photos/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

type FormProps = { rules: FormRules<"reason">; answer: FormReply | undefined };

const drawingsOf = (count: number) => `${formatCount(count)} ${count === 1 ? "drawing" : "drawings"}`;

/** How far a run is: how many pictures are given or taken back, and out of how many. */
function progressOf({ status, agentNo, lastAgentNo, drawn, takenBack }: DrawingRun) {
  const given = `${drawingsOf(drawn)} given`;
  switch (status) {
    case "running":
      return { value: agentNo, most: lastAgentNo, words: `${given} so far.` };
    case "stopped":
      return { value: agentNo, most: lastAgentNo, words: `Stopped, with ${given}.` };
    case "done":
      return { value: 1, most: 1, words: `Done: ${given}.` };
    case "undoing":
      return {
        value: takenBack,
        most: drawn,
        words: `${formatCount(takenBack)} of ${drawingsOf(drawn)} taken back.`,
      };
    case "undone":
      return { value: 1, most: 1, words: `Taken back: ${drawingsOf(takenBack)}.` };
  }
}

/**
 * How far a run is. The open page takes the next step: with JavaScript automatically, without it by its button. The cron
 * goes on each minute.
 */
export function DrawingProgress({ run, blocked }: { run: DrawingRun; blocked: boolean }) {
  const step = useFetcher<{ more: boolean }>();
  const { submit } = step;
  const goes = run.status === "running" || run.status === "undoing";
  const goesOn = goes && step.state === "idle" && step.data?.more !== false;
  useEffect(() => {
    if (goesOn) submit({ intent: "go", by: "page", run: run.id }, { method: "post" });
  }, [goesOn, submit, run.id]);
  const { value, most, words } = progressOf(run);
  return (
    <Stack>
      <label className="grid gap-2" htmlFor="drawing-progress">
        <span role="status">{words}</span>
        <progress
          id="drawing-progress"
          className="w-full max-w-160 accent-accent"
          max={most || 1}
          value={Math.min(value, most || 1)}
        >
          {words}
        </progress>
      </label>
      {goes || (run.status === "stopped" && !blocked) ? (
        <Row as="form" method="post">
          <input type="hidden" name="run" value={run.id} />
          {goes ? (
            <Button look="primary" name="intent" value="go" busy={step.state !== "idle"} busyLabel="Going on">
              Go on
            </Button>
          ) : (
            <Button look="primary" name="intent" value="resume">
              Let it go on
            </Button>
          )}
          {run.status === "running" ? (
            <Button name="intent" value="stop">
              Stop
            </Button>
          ) : null}
        </Row>
      ) : null}
      {goes ? (
        <p className="text-14 text-muted">It goes on each minute, whether or not this page is open.</p>
      ) : null}
    </Stack>
  );
}

/** Starts a run. */
export function DrawingStart({ rules, answer }: FormProps) {
  const form = useAnsweredForm<"reason">({ name: "start", rules, answer });
  return (
    <Section id="start-drawings" title="Give everybody without a photo a drawing" thin>
      <PostForm form={form} className="max-w-176">
        <TextareaField
          label="Reason"
          rows={3}
          optional={false}
          hint="For the log alone."
          count={`at most ${REASON_MAX_CHARACTERS} characters`}
          field={form.field("reason")}
        />
        <Row>
          <Button look="primary" name="intent" value="start">
            Start
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

/** Removes the pictures that a run gave. */
export function DrawingUndo({ rules, answer, run }: FormProps & { run: DrawingRun }) {
  const form = useAnsweredForm<"reason">({ name: "undo", rules, answer });
  return (
    <Section id="undo" title="Take them back" thin>
      <PostForm form={form} className="max-w-176">
        <input type="hidden" name="run" value={run.id} />
        <p>Initials show again. Nobody’s own photo is touched.</p>
        <TextareaField
          label="Reason"
          rows={3}
          optional={false}
          hint="For the log alone."
          field={form.field("reason")}
        />
        <Row>
          <Button look="danger" name="intent" value="undo">
            {`Take back ${drawingsOf(run.drawn)}`}
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

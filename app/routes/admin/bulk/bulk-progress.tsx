import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type BulkProgressProps = {
  bulk: { rows: number; waiting: number; failed: number; status: "running" | "stopped" | "done" };
};

/**
 * How far it is. The open page takes the next step: with JavaScript automatically, without it by its button. The cron goes
 * on each minute.
 */
export function BulkProgress({ bulk }: BulkProgressProps) {
  const step = useFetcher<{ more: boolean }>();
  const { submit } = step;
  const runs = bulk.status === "running";
  const goesOn = runs && step.state === "idle" && step.data?.more !== false;
  useEffect(() => {
    if (goesOn) submit({ intent: "go", by: "page" }, { method: "post" });
  }, [goesOn, submit]);
  const over = bulk.rows - bulk.waiting;
  return (
    <Stack>
      <label className="grid gap-2" htmlFor="bulk-progress">
        <span role="status">
          {`${formatCount(over)} of ${formatCount(bulk.rows)} looked at${bulk.failed === 0 ? "." : `, ${formatCount(bulk.failed)} failed.`}`}
        </span>
        <progress
          id="bulk-progress"
          className="w-full max-w-160 accent-accent"
          max={bulk.rows || 1}
          value={over}
        >
          {`${over} of ${bulk.rows}`}
        </progress>
      </label>
      {bulk.status === "done" ? null : (
        <Row as="form" method="post">
          {runs ? (
            <>
              <Button
                look="primary"
                name="intent"
                value="go"
                busy={step.state !== "idle"}
                busyLabel="Going on"
              >
                Go on
              </Button>
              <Button name="intent" value="stop">
                Stop
              </Button>
            </>
          ) : (
            <Button look="primary" name="intent" value="resume">
              Let it go on
            </Button>
          )}
        </Row>
      )}
      {runs ? (
        <p className="text-14 text-muted">It goes on each minute, whether or not this page is open.</p>
      ) : null}
    </Stack>
  );
}

export type BulkUndoProps = { rules: FormRules<"reason">; answer: FormReply | undefined; words: string };

/** Undoes the rows that are still as the act left them. */
export function BulkUndo({ rules, answer, words }: BulkUndoProps) {
  const form = useAnsweredForm<"reason">({ name: "undo", rules, answer });
  return (
    <Section id="take-back" title="Take it back" thin>
      <PostForm form={form} className="max-w-176">
        <p>Only those that are still as this act left them. Each gets an email with your reason.</p>
        <TextareaField label="Reason" rows={3} optional={false} field={form.field("reason")} />
        <Row>
          <Button look="danger" name="intent" value="undo">
            {words}
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

import { Form, useNavigation } from "@remix-run/react";
import { BUSY_EVERY_MINUTES, BUSY_FAILURES_MOST } from "#app/domains/calendar/limits.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { CALENDAR_FORMS } from "./calendar-forms.ts";

export type BusySectionProps = {
  /** Whether the calendar has been set up. */
  open: boolean;
  busy: { url: string | null; read: string | null; problem: string | null; paused: boolean; count: number };
  rules: FormRules<"address" | "file">;
  answer: FormReply | undefined;
};

/** The agent's other calendar, whose busy times can't be booked. */
export function BusySection({ open, busy, rules, answer }: BusySectionProps) {
  const form = useAnsweredForm({
    name: CALENDAR_FORMS.busy,
    rules,
    answer,
    known: { address: busy.url ?? "" },
    whenLeft: false,
  });
  const sending = useNavigation().formData?.get("intent") === "save-busy";
  if (!open) return <p className="text-muted">Save your hours first.</p>;
  const here = calendarPaths.settings({ busy: true });
  return (
    <Stack className="max-w-176">
      <p>
        Add the calendar you use elsewhere, and no one can book you while you’re busy there. We store only the
        times, not what they’re about.
      </p>
      {busy.paused ? (
        <Note tone="bad">
          <Stack>
            <p>
              <b>We’ve stopped reading your calendar.</b>{" "}
              <span>{`We tried ${BUSY_FAILURES_MOST} times. ${busy.problem ?? ""}`}</span>
            </p>
            <Row as={Form} method="post" action={here}>
              <Button name="intent" value="resume-busy" small>
                Start reading it again
              </Button>
            </Row>
          </Stack>
        </Note>
      ) : busy.problem === null ? null : (
        <Note tone="bad">{busy.problem}</Note>
      )}
      {busy.read === null ? null : (
        <Row as={Form} method="post" action={here}>
          <span>{`${busy.count} busy ${busy.count === 1 ? "time" : "times"}, read ${busy.read}.`}</span>
          <Button name="intent" value="drop-busy" small look="link">
            Remove them
          </Button>
        </Row>
      )}
      <PostForm form={form} action={here} encType="multipart/form-data">
        <InputField
          label="Address of the calendar"
          hint={`Ends in .ics most of the time. We read it every ${BUSY_EVERY_MINUTES} minutes.`}
          inputMode="url"
          field={form.field("address")}
        />
        <InputField
          label="Or a file"
          type="file"
          accept=".ics,text/calendar"
          hint="Read once. Upload it again after changes."
          field={form.field("file")}
        />
        <Row>
          <Button name="intent" value="save-busy" busy={sending} busyLabel="Reading">
            Read busy times
          </Button>
        </Row>
      </PostForm>
    </Stack>
  );
}

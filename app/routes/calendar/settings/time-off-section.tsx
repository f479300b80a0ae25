import { Form, useNavigation } from "@remix-run/react";
import { calendarPaths } from "#app/paths/calendar.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { CALENDAR_FORMS } from "./calendar-forms.ts";

export type TimeOffSectionProps = {
  /** Whether the calendar has been set up. */
  open: boolean;
  timeOff: readonly { first: string; days: string; reason: string; hours: string }[];
  today: string;
  rules: FormRules<"first" | "last" | "reason" | "begin" | "end">;
  answer: FormReply | undefined;
};

/** The agent's time off, and the form that adds some. */
export function TimeOffSection({ open, timeOff, today, rules, answer }: TimeOffSectionProps) {
  const form = useAnsweredForm({ name: CALENDAR_FORMS.timeOff, rules, answer, whenLeft: false });
  const sending = useNavigation().formData?.get("intent") === "add-time-off";
  if (!open) return <p className="text-muted">Save your hours first.</p>;
  return (
    <Stack className="max-w-176">
      {timeOff.length === 0 ? null : (
        <ul className="list-none">
          {timeOff.map(({ first, days, reason, hours }) => (
            <li
              key={first}
              className="flex items-center justify-between gap-x-4 border-line border-t py-2 last:border-b"
            >
              <div>
                <b>{days}</b>
                <p className="text-14 text-muted">{[reason, hours].filter(Boolean).join(" · ")}</p>
              </div>
              <Form method="post" action={calendarPaths.settings()}>
                <input type="hidden" name="first" value={first} />
                <Button small look="link" name="intent" value="remove-time-off">
                  <span>Remove</span>
                  <span className="sr-only">{`, ${days}`}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <PostForm form={form} action={calendarPaths.settings()}>
        <FieldPair>
          <InputField label="First day" min={today} field={form.field("first")} />
          <InputField label="Last day" optional={false} min={today} field={form.field("last")} />
        </FieldPair>
        <InputField label="Reason" hint="Only you see it." field={form.field("reason")} />
        <Disclosure summary="Shorter hours instead" dense plain>
          <div className="mt-2">
            <FieldPair>
              <InputField label="From" optional={false} field={form.field("begin")} />
              <InputField label="Until" optional={false} field={form.field("end")} />
            </FieldPair>
          </div>
        </Disclosure>
        <Row>
          <Button name="intent" value="add-time-off" busy={sending} busyLabel="Saving">
            Add time off
          </Button>
        </Row>
      </PostForm>
    </Stack>
  );
}

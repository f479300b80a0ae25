import { useNavigation } from "@remix-run/react";
import { DATE_KEYS } from "#app/domains/calendar/limits.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { WEEKDAY_KEYS, WEEKDAY_NAMES } from "#app/platform/time/weekdays.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { type AnsweredForm, useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { CalendarAnswer } from "./calendar-actions.server.ts";
import { CALENDAR_FORMS } from "./calendar-forms.ts";

/** Empty rows for further dates. */
const SPARE = 1;

export type HoursFormProps = {
  calendar: {
    open: boolean | null;
    holidays: boolean;
    fields: Record<string, string>;
    dates: number;
    today: string;
    zones: readonly { value: string; label: string }[];
    rules: { hours: FormRules<string> };
  };
  answer: CalendarAnswer | undefined;
};

/** Whether bookings are open, the weekly hours, and dates that differ. */
export function HoursForm({ calendar, answer }: HoursFormProps) {
  const form = useAnsweredForm({
    name: CALENDAR_FORMS.hours,
    rules: calendar.rules.hours,
    answer,
    known: calendar.fields,
  });
  const sending = useNavigation().formData?.get("intent") === "save-hours";
  const boxes = answer?.boxes ?? { open: calendar.open ?? true, holidays: calendar.holidays };
  const shown = DATE_KEYS.filter(
    (key, at) => at < calendar.dates + SPARE || form.field(`on-${key}`).meta.initialValue,
  );
  const rest = DATE_KEYS.filter((key) => !shown.includes(key));
  return (
    <PostForm form={form} className="max-w-176">
      <Choice
        name="open"
        value="yes"
        defaultChecked={boxes.open}
        hint="Turn it off to take no new bookings. Booked appointments stay."
      >
        Customers can book my free times
      </Choice>
      <div className="max-w-80">
        <SelectField label="Time zone of these hours" options={calendar.zones} field={form.field("zone")} />
      </div>
      <fieldset>
        <legend className="mb-1.5">Every week</legend>
        <p className="mb-3 text-14 text-muted">
          Leave a day empty to be closed. The second pair is for after a break.
        </p>
        <Stack>
          {WEEKDAY_KEYS.map((key, at) => (
            <WeekDay key={key} form={form} day={key} name={WEEKDAY_NAMES[at] ?? key} />
          ))}
        </Stack>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5">Holidays and other dates</legend>
        <Choice
          name="holidays"
          value="yes"
          defaultChecked={boxes.holidays}
          hint="All eleven, and the Friday or Monday on which one is observed. A date below counts before this."
        >
          Closed on federal holidays
        </Choice>
        <p className="my-2 text-14 text-muted">A date without times is closed all day.</p>
        <Stack>
          {shown.map((key) => (
            <DateRow key={key} form={form} date={key} today={calendar.today} />
          ))}
          {rest.length === 0 ? null : (
            <Disclosure summary="More dates" plain>
              <Stack className="mt-3">
                {rest.map((key) => (
                  <DateRow key={key} form={form} date={key} today={calendar.today} />
                ))}
              </Stack>
            </Disclosure>
          )}
        </Stack>
      </fieldset>
      <Row>
        <Button look="primary" name="intent" value="save-hours" busy={sending} busyLabel="Saving">
          Save hours
        </Button>
      </Row>
    </PostForm>
  );
}

function WeekDay({ form, day, name }: { form: AnsweredForm<string>; day: string; name: string }) {
  const parts = [
    ["from", "From"],
    ["until", "Until"],
    ["again", "And from"],
    ["to", "Until"],
  ] as const;
  return (
    <fieldset className="grid grid-cols-2 items-end gap-x-4 gap-y-2 md:grid-cols-4">
      <legend className="mb-1 font-strong">{name}</legend>
      {parts.map(([part, label]) => (
        <InputField
          key={part}
          label={
            <>
              <span>{label}</span>
              <span className="sr-only">{`, ${name}${part === "to" ? " after the break" : ""}`}</span>
            </>
          }
          optional={false}
          field={form.field(`${part}-${day}`)}
        />
      ))}
    </fieldset>
  );
}

function DateRow({ form, date, today }: { form: AnsweredForm<string>; date: string; today: string }) {
  const at = DATE_KEYS.indexOf(date) + 1;
  const heard = <span className="sr-only">{`, date ${at}`}</span>;
  return (
    <div className="grid grid-cols-2 items-end gap-x-4 gap-y-2 *:first:max-md:col-span-full md:grid-cols-3">
      <InputField label={`Date ${at}`} min={today} optional={false} field={form.field(`on-${date}`)} />
      <InputField
        label={
          <>
            <span>From</span>
            {heard}
          </>
        }
        optional={false}
        field={form.field(`from-${date}`)}
      />
      <InputField
        label={
          <>
            <span>Until</span>
            {heard}
          </>
        }
        optional={false}
        field={form.field(`until-${date}`)}
      />
    </div>
  );
}

import { Link, useNavigation } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
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
import type { CalendarAnswer } from "./calendar-actions.server.ts";
import { CALENDAR_FORMS } from "./calendar-forms.ts";

export type HoursFormProps = {
  calendar: {
    open: boolean | null;
    holidays: boolean;
    /** The office's hours in words; empty when it has none. */
    office: string;
    /** The other hours in words; empty when all days are closed. */
    own: readonly { days: string; hours: string }[];
    fields: Record<string, string>;
    zones: readonly { value: string; label: string }[];
    rules: { hours: FormRules<string> };
  };
  answer: CalendarAnswer | undefined;
};

/** Whether bookings are open, and when: at the office's hours, or at other hours. */
export function HoursForm({ calendar, answer }: HoursFormProps) {
  const form = useAnsweredForm({
    name: CALENDAR_FORMS.hours,
    rules: calendar.rules.hours,
    answer,
    known: calendar.fields,
  });
  const sending = useNavigation().formData?.get("intent") === "save-hours";
  const boxes = answer?.boxes ?? { open: calendar.open ?? true, holidays: calendar.holidays };
  const follow = form.field("follow");
  const wrong = Object.keys(calendar.fields).some((name) => form.field(name).meta.errors !== undefined);
  return (
    <PostForm form={form} className="group/hours max-w-176">
      <div>
        <Choice
          name="open"
          value="yes"
          defaultChecked={boxes.open}
          hint="Turn it off to take no new bookings."
        >
          Customers can book me
        </Choice>
        <Choice name="holidays" value="yes" defaultChecked={boxes.holidays}>
          Closed on federal holidays
        </Choice>
      </div>
      <fieldset>
        <legend className="mb-1.5">When you can be booked</legend>
        <Choice type="radio" field={follow} value="office" hint={calendar.office || "You have none yet."}>
          During my office hours
        </Choice>
        <p className="ml-8 text-14">
          <Link className="inline-flex min-h-dense items-center" to={`${paths.editShowcase()}#hours`}>
            {calendar.office === "" ? "Add office hours" : "Change office hours"}
          </Link>
        </p>
        <Choice type="radio" field={follow} value="own">
          At other hours
        </Choice>
      </fieldset>
      {/* Without JavaScript, too: only the hours that count are shown. */}
      <div className="border-line-strong border-l-2 pl-4 group-has-[input[value=office]:checked]/hours:hidden md:pl-6">
        {calendar.own.length === 0 ? null : (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {calendar.own.map(({ days, hours }) => (
              <div key={days} className="contents">
                <dt className="font-label">{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        )}
        <Disclosure
          summary={calendar.own.length === 0 ? "Add hours" : "Change these hours"}
          open={wrong || calendar.own.length === 0}
          plain
        >
          <div className="mb-3 max-w-72">
            <SelectField
              label="Time zone"
              optional={false}
              options={calendar.zones}
              field={form.field("zone")}
            />
          </div>
          {WEEKDAY_KEYS.map((key, at) => (
            <WeekDay key={key} form={form} day={key} name={WEEKDAY_NAMES[at] ?? key} />
          ))}
        </Disclosure>
      </div>
      <Row>
        <Button look="primary" name="intent" value="save-hours" busy={sending} busyLabel="Saving">
          Save hours
        </Button>
      </Row>
    </PostForm>
  );
}

/** A closed day shows no times, an open one its hours, and a second pair where it has one. */
function WeekDay({ form, day, name }: { form: AnsweredForm<string>; day: string; name: string }) {
  const second = form.field(`again-${day}`);
  const split = Boolean(second.meta.initialValue) || second.meta.errors !== undefined;
  const again = <Pair form={form} day={day} parts={["again", "to"]} of={`${name} after the break`} />;
  return (
    <div className="grid grid-cols-1 gap-x-4 border-line border-t py-1.5 last:border-b md:grid-cols-[8.5rem_minmax(0,1fr)] [&:has(:checked)>*:nth-child(3)]:hidden [&:not(:has(:checked))>*:nth-child(2)]:hidden">
      <Choice className="min-h-target" field={form.field(`open-${day}`)} value="yes">
        <span className="sr-only">Open on </span>
        <span className="font-label">{name}</span>
      </Choice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Pair form={form} day={day} parts={["from", "until"]} of={name} />
        {split ? (
          again
        ) : (
          <Disclosure summary="Add a break" dense className="open:basis-full" plain>
            {again}
          </Disclosure>
        )}
      </div>
      <p className="flex min-h-target items-center text-muted max-md:hidden">Closed</p>
    </div>
  );
}

type PairProps = { form: AnsweredForm<string>; day: string; parts: readonly [string, string]; of: string };

function Pair({ form, day, parts: [from, until], of }: PairProps) {
  return (
    <div className="flex items-start gap-2 *:w-36">
      <InputField hideLabel label={`From, ${of}`} optional={false} field={form.field(`${from}-${day}`)} />
      <span className="w-auto! self-center text-muted" aria-hidden="true">
        to
      </span>
      <InputField hideLabel label={`Until, ${of}`} optional={false} field={form.field(`${until}-${day}`)} />
    </div>
  );
}

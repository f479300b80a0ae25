import { SLOTS } from "#app/domains/directory/showcase/form-days.ts";
import { WEEKDAY_KEYS, WEEKDAY_NAMES } from "#app/platform/time/weekdays.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { AnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Stack } from "#app/ui/layout/stack.tsx";

const KINDS = [
  { value: "open", label: "Open" },
  { value: "appointment", label: "By appointment" },
  { value: "closed", label: "Closed" },
];
/** Empty rows for more dates. */
const SPARE = 2;

export type ShowcaseHoursProps = {
  form: AnsweredForm<string>;
  today: string;
  /** Closed on federal holidays. */
  holidays: boolean;
  /** Dates that are saved already. */
  filled: number;
};

/** The week, day by day, and the dates that differ from it. */
export function ShowcaseHours({ form, today, holidays, filled }: ShowcaseHoursProps) {
  const shown = SLOTS.filter((key, at) => at < filled + SPARE || form.field(`on-${key}`).meta.initialValue);
  const rest = SLOTS.filter((key) => !shown.includes(key));
  return (
    <>
      <fieldset id="hours">
        <legend className="mb-1.5">Hours</legend>
        <p className="mb-3 text-14 text-muted">
          In your office’s own time. If every day is closed, no hours are shown. Bookings can follow these
          hours, too.
        </p>
        <Stack>
          {WEEKDAY_KEYS.map((key, at) => (
            <DayRow key={key} form={form} day={key} name={WEEKDAY_NAMES[at] ?? key} />
          ))}
        </Stack>
      </fieldset>
      <fieldset id="special-days">
        <legend className="mb-1.5">Holidays and other dates</legend>
        <Choice
          name="holidays"
          value="yes"
          defaultChecked={holidays}
          hint="All eleven, and the Friday or Monday on which one is observed. A date below counts before this."
        >
          Closed on federal holidays
        </Choice>
        <Stack className="mt-3">
          {shown.map((key) => (
            <DateRow key={key} form={form} slot={key} today={today} />
          ))}
          {rest.length === 0 ? null : (
            <Disclosure summary="More dates" plain>
              <Stack className="mt-3">
                {rest.map((key) => (
                  <DateRow key={key} form={form} slot={key} today={today} />
                ))}
              </Stack>
            </Disclosure>
          )}
        </Stack>
      </fieldset>
    </>
  );
}

const GRID = "grid grid-cols-2 items-end gap-x-4 gap-y-2";

function DayRow({ form, day, name }: { form: AnsweredForm<string>; day: string; name: string }) {
  return (
    <div
      className={`${GRID} *:first:max-md:col-span-full md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]`}
    >
      <SelectField label={name} options={KINDS} field={form.field(`kind-${day}`)} />
      <Times form={form} day={day} of={name} />
    </div>
  );
}

function DateRow({ form, slot, today }: { form: AnsweredForm<string>; slot: string; today: string }) {
  const at = SLOTS.indexOf(slot) + 1;
  return (
    <div className={`${GRID} md:grid-cols-4`}>
      <InputField label={`Date ${at}`} type="date" min={today} field={form.field(`on-${slot}`)} />
      <SelectField label={`On date ${at}`} hideLabel options={KINDS} field={form.field(`kind-${slot}`)} />
      <Times form={form} day={slot} of={`date ${at}`} />
    </div>
  );
}

function Times({ form, day, of }: { form: AnsweredForm<string>; day: string; of: string }) {
  return (
    <>
      <InputField
        label={
          <>
            <span>Opens</span>
            <span className="sr-only">{` on ${of}`}</span>
          </>
        }
        optional={false}
        field={form.field(`open-${day}`)}
      />
      <InputField
        label={
          <>
            <span>Closes</span>
            <span className="sr-only">{` on ${of}`}</span>
          </>
        }
        optional={false}
        field={form.field(`close-${day}`)}
      />
    </>
  );
}

import { Form, Link, useNavigation } from "@remix-run/react";
import {
  BUFFERS_MINUTES,
  HORIZONS_DAYS,
  LENGTHS_MINUTES,
  NOTICES_HOURS,
} from "#app/domains/calendar/limits.ts";
import type { AppointmentType } from "#app/domains/calendar/types.ts";
import { formatLength, formatNotice, WAYS } from "#app/domains/calendar/words.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { CALENDAR_FORMS } from "./calendar-forms.ts";

const options = (values: readonly number[], words: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: words(value) }));
const OPTIONS = {
  ways: Object.entries(WAYS).map(([value, label]) => ({ value, label })),
  lengths: options(LENGTHS_MINUTES, formatLength),
  buffers: options(BUFFERS_MINUTES, (minutes) => (minutes === 0 ? "Nothing" : formatLength(minutes))),
  notices: options(NOTICES_HOURS, formatNotice),
  horizons: options(HORIZONS_DAYS, (days) => `${days} days`),
};

export type TypesSectionProps = {
  types: readonly AppointmentType[];
  /** The type in the form; null for a new one. */
  editing: AppointmentType | null;
  rules: FormRules<"id" | "name" | "way" | "link" | "minutes" | "buffer" | "notice" | "horizon">;
  answer: FormReply | undefined;
};

/** The types of appointment, and the form that adds or changes one. */
export function TypesSection({ types, editing, rules, answer }: TypesSectionProps) {
  return (
    <Stack gap="loose">
      {types.length === 0 ? null : (
        <ul className="list-none">
          {types.map((type) => (
            <li
              key={type.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-2.5 last:border-b"
            >
              <div>
                <b>{type.name}</b>
                <p className="text-14 text-muted">{describe(type)}</p>
              </div>
              <Row as={Form} method="post" action={calendarPaths.settings()}>
                <Link to={`${calendarPaths.settings({ type: type.id })}#type`}>
                  Change<span className="sr-only">{` ${type.name}`}</span>
                </Link>
                <input type="hidden" name="id" value={type.id} />
                <Button small look="link" name="intent" value="remove-type">
                  <span>Remove</span>
                  <span className="sr-only">{` ${type.name}`}</span>
                </Button>
              </Row>
            </li>
          ))}
        </ul>
      )}
      {types.length === 0 || editing !== null ? (
        <TypeForm key={editing?.id ?? types.length} editing={editing} rules={rules} answer={answer} />
      ) : (
        <Disclosure plain summary="Add a type" open={answer?.form === CALENDAR_FORMS.type}>
          <TypeForm key={types.length} editing={null} rules={rules} answer={answer} />
        </Disclosure>
      )}
    </Stack>
  );
}

function TypeForm({ editing, rules, answer }: Omit<TypesSectionProps, "types">) {
  const form = useAnsweredForm({
    name: CALENDAR_FORMS.type,
    rules,
    answer,
    known: {
      id: editing?.id ?? "",
      name: editing?.name ?? "",
      way: editing?.way ?? "phone",
      link: editing?.link ?? "",
      minutes: String(editing?.minutes ?? 30),
      buffer: String(editing?.bufferMinutes ?? 0),
      notice: String(editing?.noticeHours ?? 4),
      horizon: String(editing?.horizonDays ?? 60),
    },
  });
  const sending = useNavigation().formData?.get("intent") === "save-type";
  return (
    <div id="type" className="max-w-176">
      <h3 className="mt-2 mb-3">{editing === null ? "A new type" : `Change ${editing.name}`}</h3>
      <PostForm form={form} action={editing === null ? calendarPaths.settings() : undefined}>
        <HiddenField field={form.field("id")} />
        <FieldPair>
          <InputField label="Name" hint="Such as First call, or Policy review." field={form.field("name")} />
          <SelectField label="How you meet" options={OPTIONS.ways} field={form.field("way")} />
        </FieldPair>
        <InputField
          label="Link of the video call"
          hint="Everyone who books a video call gets it."
          field={form.field("link")}
        />
        <FieldPair>
          <SelectField label="How long" options={OPTIONS.lengths} field={form.field("minutes")} />
          <SelectField label="Free time after it" options={OPTIONS.buffers} field={form.field("buffer")} />
        </FieldPair>
        <FieldPair>
          <SelectField label="Minimum notice" options={OPTIONS.notices} field={form.field("notice")} />
          <SelectField label="How far ahead" options={OPTIONS.horizons} field={form.field("horizon")} />
        </FieldPair>
        <Row>
          <Button name="intent" value="save-type" busy={sending} busyLabel="Saving">
            {editing === null ? "Add it" : "Save changes"}
          </Button>
          {editing === null ? null : <Link to={`${calendarPaths.settings()}#types`}>Leave it as it is</Link>}
        </Row>
      </PostForm>
    </div>
  );
}

function describe(type: AppointmentType): string {
  return [
    formatLength(type.minutes),
    WAYS[type.way],
    ...(type.bufferMinutes > 0 ? [`${formatLength(type.bufferMinutes)} free after it`] : []),
    `booked ${formatNotice(type.noticeHours)} to ${type.horizonDays} days ahead`,
  ].join(" · ");
}

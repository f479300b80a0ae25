import { useNavigation } from "@remix-run/react";
import { type DateOrder, datesWords } from "#app/domains/licenses/imports/file/date-order.ts";
import type { ImportReport } from "#app/domains/licenses/imports/import-queries.server.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { fieldWords, originWords } from "./import-words.ts";

const DATE_CHOICES: { value: DateOrder; label: string }[] = [
  { value: "month-first", label: "Month first: March 4" },
  { value: "day-first", label: "Day first: April 3" },
];

/** What follows where a list has no such column. */
const HINTS: Readonly<Record<string, string>> = {
  npn: "Without it, rows are matched by license number, and new people wait.",
  status: "Without it, the list is one of licenses in force.",
};

export type ChooseColumnsProps = {
  report: ImportReport;
  rules: FormRules<string>;
  answer: FormReply | undefined;
};

/** The columns of a list, matched by their headings, for the admin to correct before the list is read. */
export function ChooseColumns({ report, rules, answer }: ChooseColumnsProps) {
  const { layout, list, same, remembered, readOn, fileBytes, stopped } = report;
  const busy = useNavigation().state === "submitting";
  const known = {
    ...Object.fromEntries(Object.entries(layout.columns).map(([field, at]) => [field, String(at)])),
    ...(layout.dates !== null && { dates: layout.dates.order }),
  };
  const form = useAnsweredForm({ rules, answer, known });
  const options = layout.headings.map((heading, at) => ({
    value: String(at),
    label: `${at + 1}: ${heading === "" ? "(no heading)" : heading}`,
  }));
  return (
    <Section id="columns" title="Which column is which" thin>
      {same === null ? null : (
        <Note className="mb-4" live>
          {`This is the same file as import no. ${same.importNo}, which was applied for ${formatDay(same.readOn)}. It keeps that day, so it should change nothing.`}
        </Note>
      )}
      {stopped === "" ? null : (
        <Note tone="bad" className="mb-4" live>
          {stopped}
        </Note>
      )}
      {layout.origin === null ? null : (
        <Note className="mb-4">
          <span>{originWords(layout.origin, remembered)}</span>
        </Note>
      )}
      <p className="mb-4">
        {`The file has ${formatCount(fileBytes)} bytes and ${layout.headings.length} columns, in ${layout.encoding}. Its date is ${formatDay(readOn)}.`}
      </p>
      <PostForm form={form} className="max-w-136">
        {fieldWords(list).map(({ field, label }) => (
          <SelectField
            key={field}
            label={label}
            hint={HINTS[field]}
            emptyLabel="No column"
            options={options}
            field={form.field(field)}
          />
        ))}
        {layout.dates === null ? null : (
          <SelectField
            label="Dates such as 03/04/2026"
            hint={datesWords(layout.dates)}
            optional={false}
            options={DATE_CHOICES}
            field={form.field("dates")}
          />
        )}
        <div>
          <Button look="primary" name="intent" value="columns" busy={busy} busyLabel="Reading">
            Read and compare
          </Button>
        </div>
        <p className="text-14 text-muted">This changes no license.</p>
      </PostForm>
    </Section>
  );
}

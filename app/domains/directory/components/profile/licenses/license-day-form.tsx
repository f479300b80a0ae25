import { Form } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import type { LicenseDay, Said } from "../../../profile/license-day/license-day.server.ts";

const ID = "license-day";

/** Asks whether the agent was licensed on a day, and shows the answer. A GET form: the question is in the address. */
export function LicenseDayForm({ slug, today, asked }: { slug: string; today: string; asked: LicenseDay }) {
  const { typed, states, types, problem, answer } = asked;
  return (
    <div id={ID} className="mt-3">
      <Disclosure summary={t("Check a past date")} open={problem !== null || answer !== null}>
        <Form
          className="grid grid-cols-1 items-end gap-x-4 gap-y-3 md:grid-cols-3"
          action={`${paths.showcase(slug)}#${ID}`}
          key={JSON.stringify(typed)}
        >
          <InputField
            label={t("Day")}
            id="day-on"
            name="on"
            type="date"
            max={today}
            required
            defaultValue={typed.on}
          />
          <SelectField label={t("State")} id="day-in" name="in" defaultValue={typed.state} options={states} />
          <SelectField
            label={t("Insurance type")}
            id="day-for"
            name="for"
            emptyLabel={t("Any")}
            defaultValue={typed.type}
            options={types}
          />
          <Button className="justify-self-start">{t("Show")}</Button>
        </Form>
        {problem === null ? null : (
          <Note tone="bad" className="mt-3">
            {problem}
          </Note>
        )}
        {answer === null ? null : (
          <>
            <p className="mt-4 mb-2 font-label">{answer.question}</p>
            <dl>
              <Answer term={t("What we knew that day")} said={answer.thatDay} />
              <Answer term={t("What we know now")} said={answer.now} />
            </dl>
            <Caption>
              {t(
                "What we know now goes by the newest dates on record. A list doesn’t say since when a license is suspended, so that counts from the day of the list.",
              )}
            </Caption>
          </>
        )}
      </Disclosure>
    </div>
  );
}

function Answer({ term, said }: { term: string; said: Said }) {
  return (
    <div className="border-line border-t py-2.25">
      <dt className="text-14 text-muted">{term}</dt>
      <dd>
        <b>{said.verdict}</b>
        {said.licenses.map((license) => (
          <Caption key={license}>{license}</Caption>
        ))}
      </dd>
    </div>
  );
}

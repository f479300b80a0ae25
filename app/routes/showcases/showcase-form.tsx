import { useNavigation } from "@remix-run/react";
import type { Chosen } from "#app/domains/directory/showcase/inputs.ts";
import { BIOGRAPHY_MAX_CHARACTERS, HEADLINE_MAX_CHARACTERS, RADIUS_MAX_MILES } from "#app/domains/directory/showcase/limits.ts";
import type { OwnShowcase } from "#app/domains/directory/showcase/showcase-queries.server.ts";
import type { FormRules } from "#app/platform/form-reply.ts";
import { PHONE_HINT } from "#app/platform/phone.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { FieldPair } from "#app/ui/forms/field-pair.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import type { ShowcaseAnswer } from "./showcase-actions.server.ts";
import { ShowcaseBoxes } from "./showcase-boxes.tsx";
import { ShowcaseHours } from "./showcase-hours.tsx";
import { AreaMap } from "#app/domains/directory/components/places/area-map.tsx";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import type { ShowcaseChange } from "#app/domains/directory/showcase/showcase-types.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export type EditorPage = Omit<OwnShowcase, "previewOf" | "agentNo" | "updatedAt"> & {
  fields: Record<string, string>;
  rules: FormRules<string>;
};

/** All that an agent writes about themselves, in one form. */
export function ShowcaseForm({ page, answer }: { page: EditorPage; answer: ShowcaseAnswer | undefined }) {
  const { showcase, version, fields, rules, profile } = page;
  const form = useAnsweredForm({ rules, answer, known: fields });
  const sending = useNavigation().formData?.get("intent");
  const chosen: Chosen = answer?.chosen ?? {
    types: showcase.types,
    languages: showcase.languages,
    carriers: [...showcase.carriers],
    holidays: showcase.special.holidays,
  };
  return (
    <PostForm form={form} className="max-w-176">
      {answer?.elsewhere === undefined ? null : <ShowcaseElsewhere changes={answer.elsewhere} />}
      <input type="hidden" name="seen" value={version ?? ""} />
      <InputField
        label="Headline"
        hint="One line under your name, also in results."
        maxLength={HEADLINE_MAX_CHARACTERS}
        field={form.field("headline")}
      />
      <TextareaField
        label="Bio"
        rows={8}
        hint="Who you insure, what you’re good at, what a first call is like."
        count={`at most ${BIOGRAPHY_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
        field={form.field("biography")}
      />
      <ChoiceGroup legend="New clients" field={form.field("accepting")}>
        <Choice type="radio" field={form.field("accepting")} value="yes">
          I take new clients
        </Choice>
        <Choice type="radio" field={form.field("accepting")} value="no">
          Not now
        </Choice>
      </ChoiceGroup>
      <InputField
        label="If not now: from when"
        type="date"
        short
        hint="Leave it empty if you don’t know yet."
        field={form.field("acceptingFrom")}
      />
      <FieldPair>
        <InputField label="Phone" hint={PHONE_HINT} field={form.field("phone")} />
        <InputField label="Website" field={form.field("website")} />
      </FieldPair>
      <ShowcaseBoxes page={page} chosen={chosen} groups={answer?.groups ?? {}} />
      <ShowcaseHours
        form={form}
        today={page.today}
        holidays={chosen.holidays}
        filled={showcase.special.days.length}
      />
      <InputField
        label="Service radius in miles"
        short
        hint={`How far you go to see a client, up to ${RADIUS_MAX_MILES} miles. By phone you reach every state of your licenses.`}
        field={form.field("serviceRadiusMiles")}
      />
      <ServiceAreaMap profile={answer?.preview ?? profile} />
      <Row>
        <Button look="primary" name="intent" value="save" busy={sending === "save"} busyLabel="Saving">
          Save showcase
        </Button>
        <Button name="intent" value="preview" busy={sending === "preview"} busyLabel="Drawing it">
          Preview
        </Button>
      </Row>
    </PostForm>
  );
}

const FRAME = { halfWidth: 300, halfHeight: 200 } as const;

/** The circle that the service radius draws around the office, as it is saved or was last previewed. */
function ServiceAreaMap({ profile }: { profile: AgentProfile }) {
  const { point, serviceRadiusMiles, zip } = profile;
  return (
    <div>
      <AreaMap
        className="aspect-3/2"
        center={point}
        radiusMiles={serviceRadiusMiles}
        frame={FRAME}
        showRadius
        pins={[{ ...point, label: "Office" }]}
        title={`Map of ${serviceRadiusMiles} miles around ${zip}; the pin is the office`}
      />
      <Caption className="mt-2">
        {`${serviceRadiusMiles} miles around ${zip}. Press Preview to see another radius.`}
      </Caption>
    </div>
  );
}

/** What another tab saved meanwhile, beside what is typed here: nothing of either is lost. */
function ShowcaseElsewhere({ changes }: { changes: readonly ShowcaseChange[] }) {
  if (changes.length === 0)
    return <Note tone="plain">What was saved elsewhere says the same as what you typed here.</Note>;
  return (
    <Note tone="plain">
      <p>
        <b>What stands there now, where it differs from what you typed:</b>
      </p>
      <FactList
        className="mt-2"
        items={changes.map(({ field, after }) => ({
          term: field,
          detail: <span className="whitespace-pre-line">{after}</span>,
        }))}
      />
    </Note>
  );
}

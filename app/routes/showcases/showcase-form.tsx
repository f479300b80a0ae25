import { useNavigation } from "@remix-run/react";
import type { Chosen } from "#app/domains/directory/showcase/inputs.ts";
import {
  BIOGRAPHY_MAX_CHARACTERS,
  HEADLINE_MAX_CHARACTERS,
  RADIUS_MAX_MILES,
} from "#app/domains/directory/showcase/limits.ts";
import type { OwnShowcase } from "#app/domains/directory/showcase/showcase-queries.server.ts";
import { PHONE_HINT } from "#app/platform/contact-data/phone.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { ServiceAreaMap } from "./service-area-map.tsx";
import type { ShowcaseAnswer } from "./showcase-actions.server.ts";
import { ShowcaseBoxes } from "./showcase-boxes.tsx";
import { ShowcaseElsewhere } from "./showcase-elsewhere.tsx";
import { ShowcaseHours } from "./showcase-hours.tsx";

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

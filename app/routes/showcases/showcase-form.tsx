import { useNavigation } from "@remix-run/react";
import { AreaMap } from "#app/domains/directory/components/places/area-map.tsx";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import type { OwnShowcase } from "#app/domains/directory/showcase/showcase-queries.server.ts";
import type { Chosen, FormPart } from "#app/domains/directory/showcase/showcase-types.ts";
import type { Change } from "#app/domains/versions/types.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { type AnsweredForm, useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import type { ShowcaseAnswer } from "./showcase-actions.server.ts";
import { CarrierBoxes, LanguageBoxes, TypeBoxes } from "./showcase-boxes.tsx";
import { ShowcaseHours } from "./showcase-hours.tsx";

export type EditorPage = Omit<OwnShowcase, "previewOf" | "agentNo" | "updatedAt"> & {
  parts: readonly FormPart[];
  fields: Record<string, string>;
  rules: FormRules<string>;
};

type Editor = { page: EditorPage; answer: ShowcaseAnswer | undefined };

/** Everything an agent writes about themselves, in one form. */
export function ShowcaseForm({ page, answer }: Editor) {
  const form = useAnsweredForm({ rules: page.rules, answer, known: page.fields });
  const sending = useNavigation().formData?.get("intent");
  return (
    <PostForm form={form} className="max-w-176">
      {answer?.elsewhere === undefined ? null : <ShowcaseElsewhere changes={answer.elsewhere} />}
      <input type="hidden" name="seen" value={page.version ?? ""} />
      {linesOf(page.parts).map(([first, second]) =>
        second === undefined ? (
          <Part key={keyOf(first)} part={first} form={form} page={page} answer={answer} />
        ) : (
          <FieldPair key={keyOf(first)}>
            <Part part={first} form={form} page={page} answer={answer} />
            <Part part={second} form={form} page={page} answer={answer} />
          </FieldPair>
        ),
      )}
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

const keyOf = (part: FormPart): string => ("name" in part ? part.name : part.kind);
const isHalf = (part: FormPart | undefined) => part?.kind === "text" && part.half === true;

/** The parts by line: two halves that follow each other share one. */
function linesOf(parts: readonly FormPart[]): [FormPart, FormPart?][] {
  const lines: [FormPart, FormPart?][] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (isHalf(part) && last !== undefined && last.length === 1 && isHalf(last[0])) last.push(part);
    else lines.push([part]);
  }
  return lines;
}

function Part({ part, form, page, answer }: Editor & { part: FormPart; form: AnsweredForm<string> }) {
  const { showcase } = page;
  const chosen: Chosen = answer?.chosen ?? {
    types: showcase.types,
    languages: showcase.languages,
    carriers: [...showcase.carriers],
    holidays: showcase.special.holidays,
  };
  const groups = answer?.groups ?? {};
  switch (part.kind) {
    case "text": {
      const { kind: _, half: __, name, ...shown } = part;
      return <InputField {...shown} field={form.field(name)} />;
    }
    case "long": {
      const { kind: _, name, ...shown } = part;
      return <TextareaField {...shown} field={form.field(name)} />;
    }
    case "radios":
      return (
        <ChoiceGroup legend={part.label} field={form.field(part.name)}>
          {part.options.map(({ value, label }) => (
            <Choice key={value} type="radio" field={form.field(part.name)} value={value}>
              {label}
            </Choice>
          ))}
        </ChoiceGroup>
      );
    case "types":
      return <TypeBoxes page={page} chosen={chosen.types} error={groups.types} />;
    case "carriers":
      return <CarrierBoxes page={page} chosen={chosen.carriers} />;
    case "languages":
      return <LanguageBoxes page={page} chosen={chosen.languages} error={groups.languages} />;
    case "hours":
      return (
        <ShowcaseHours
          form={form}
          today={page.today}
          holidays={chosen.holidays}
          filled={showcase.special.days.length}
        />
      );
    case "area-map":
      return <ServiceAreaMap profile={answer?.preview ?? page.profile} />;
  }
}

const FRAME = { halfWidth: 300, halfHeight: 200 } as const;

/** The circle of the service radius around the office, as it is saved or was last previewed. */
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
        {`${serviceRadiusMiles} miles around ${zip}. Click Preview to see another radius.`}
      </Caption>
    </div>
  );
}

/** What another tab saved in the meantime, next to what is typed here: nothing of either is lost. */
function ShowcaseElsewhere({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0)
    return <Note tone="plain">What was saved elsewhere says the same as what you typed here.</Note>;
  return (
    <Note tone="plain">
      <p>
        <b>What’s saved now, where it differs from what you typed:</b>
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

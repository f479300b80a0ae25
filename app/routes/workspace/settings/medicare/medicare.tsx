import { Form } from "@remix-run/react";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { site } from "#app/platform/site.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { SectionPage, SectionProps } from "../section.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";

export type MedicareData = {
  own: { organizations: number; plans: number; everyPlan: boolean; statedOn: string } | null;
  /** Stated for this plan year. */
  current: boolean;
  /** What pages show now. */
  notice: string | null;
  rules: FormRules<"organizations" | "plans" | "everyPlan">;
};

export const medicare: SectionPage<MedicareData> = {
  label: "Medicare",
  english: true,
  Show: MedicareSection,
};

function MedicareSection({ data: { own, current, notice, rules }, answer }: SectionProps<MedicareData>) {
  const form = useAnsweredForm({
    name: SETTINGS_FORMS.medicare,
    rules,
    answer,
    known: {
      organizations: own === null ? "" : String(own.organizations),
      plans: own === null ? "" : String(own.plans),
      everyPlan: own?.everyPlan === true ? "on" : "",
    },
  });
  return (
    <Section id="medicare" title="Medicare Advantage and Part D" thin>
      <Stack className="max-w-measure">
        <p>
          If you sell these plans, the law asks you to say how many organizations you represent and how many
          of their plans you offer where you work.
          <span>{` ${site.name} puts your numbers into its wording on your `}</span>
          profile, your booking page, and the emails about your appointments.
        </p>
        {own === null || current ? null : (
          <Note tone="bad">
            {`You stated ${own.organizations} and ${own.plans} on ${formatDay(own.statedOn)}. They were for last year’s plans, so we stopped showing them on October 1.`}
          </Note>
        )}
        {notice === null ? null : <Note>{`Shown now: ${notice}`}</Note>}
        <PostForm form={form}>
          <FieldPair>
            <InputField
              label="Organizations"
              hint="Insurers whose plans you offer"
              field={form.field("organizations")}
            />
            <InputField label="Plans" hint="Of all of them together" field={form.field("plans")} />
          </FieldPair>
          <Choice field={form.field("everyPlan")}>These are all the plans that there are where I work</Choice>
          <div>
            <Button look="primary" name="intent" value={SETTINGS_FORMS.medicare}>
              Save the numbers
            </Button>
          </div>
        </PostForm>
        {own === null ? null : (
          <Form method="post">
            <Button name="intent" value="withdraw-medicare">
              Remove the numbers
            </Button>
          </Form>
        )}
      </Stack>
    </Section>
  );
}

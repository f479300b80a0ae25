import { Link } from "@remix-run/react";
import type { Executive } from "#app/domains/organizations/executives/executive-queries.server.ts";
import { EXECUTIVE_BIOGRAPHY_MAX_CHARACTERS } from "#app/domains/organizations/executives/limits.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import type { SectionPage, SectionProps } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

type ExecutiveFormData = {
  userId: string;
  executive: Executive;
  rules: FormRules<"title" | "biography" | "website" | "profileLink">;
};
/** Null for someone who is no executive. */
export type ShowcaseData = ExecutiveFormData | null;

export const showcase: SectionPage<ShowcaseData> = {
  label: "Showcase",
  english: true,
  Show: ({ data, answer }) => (data === null ? null : <ExecutiveForm data={data} answer={answer} />),
};

/** What executives write about themselves. Their name and organizations come from the account and its memberships. */
function ExecutiveForm({ data, answer }: SectionProps<ExecutiveFormData>) {
  const { userId, executive, rules } = data;
  const { title, biography, website, profileLink } = executive;
  const known = { title, biography, website: website ?? "", profileLink: profileLink ?? "" };
  const form = useAnsweredForm({ name: SETTINGS_FORMS.executive, rules, answer, known });
  return (
    <Section
      id="showcase"
      title="Your showcase"
      thin
      aside={<Link to={paths.executiveShowcase(userId)}>See it</Link>}
    >
      <PostForm form={form} className="max-w-136">
        <input type="hidden" name="seen" value={executive.updatedAt ?? ""} />
        <InputField
          label="Title"
          hint="What you do there, such as Chief Operating Officer."
          field={form.field("title")}
        />
        <TextareaField
          label="Bio"
          rows={6}
          count={`at most ${EXECUTIVE_BIOGRAPHY_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
          field={form.field("biography")}
        />
        <FieldPair>
          <InputField label="Website" field={form.field("website")} />
          <InputField
            label="Profile elsewhere"
            hint="On LinkedIn, for example."
            field={form.field("profileLink")}
          />
        </FieldPair>
        <div>
          <Button look="primary" name="intent" value={SETTINGS_FORMS.executive}>
            Save showcase
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}

/** The first week of an agent: what makes a profile worth finding. */
import type { OwnRecord } from "#app/domains/directory/profile/own-record-queries.server.ts";
import type { Showcase } from "#app/domains/directory/showcase/showcase-types.ts";
import { paths } from "#app/paths.ts";
import type { ChecklistStep } from "#app/ui/record/checklist.tsx";

type Facts = { record: Pick<OwnRecord, "photoUrl">; showcase: Showcase; hasAnswered: boolean };

/** In the order in which they are worth doing. */
export function agentSteps({ record, showcase, hasAnswered }: Facts): ChecklistStep[] {
  const field = (anchor: string) => `${paths.editShowcase()}#${anchor}`;
  return [
    { label: "Claim your profile", done: true, to: paths.verifyEmail() },
    { label: "Add a photo", done: record.photoUrl !== null, to: paths.settings({ section: "photo" }) },
    { label: "Write a bio", done: showcase.biography.trim() !== "", to: field("form-biography") },
    { label: "Say when you’re open", done: showcase.week.some((day) => day !== null), to: field("hours") },
    { label: "Choose the languages you speak", done: showcase.languages !== 0, to: field("languages") },
    { label: "Choose the carriers you work with", done: showcase.carriers.length > 0, to: field("carriers") },
    { label: "Answer your first question", done: hasAnswered, to: paths.expertQuestions() },
  ];
}

/** The first week of an organization: what makes its page worth finding, and who belongs to it. */
import type { OrganizationStanding } from "#app/domains/organizations/members/standing-queries.server.ts";
import { paths } from "#app/paths.ts";
import type { ChecklistStep } from "#app/ui/record/checklist.tsx";

type Facts = Pick<OrganizationStanding, "slug" | "described" | "photographed" | "invited" | "members">;

/** In the order in which they are worth doing. `keepsPhoto`: its photo is the one that the reader's settings change. */
export function organizationSteps(
  { slug: organization, described, photographed, invited, members }: Facts,
  keepsPhoto: boolean,
): ChecklistStep[] {
  return [
    {
      label: "Say what your organization does",
      done: described,
      to: paths.editOrganization({ organization }),
    },
    ...(keepsPhoto
      ? [{ label: "Add a photo or a logo", done: photographed, to: paths.settings({ section: "photo" }) }]
      : []),
    { label: "Invite someone", done: invited, to: paths.invites({ organization }) },
    // The owner is one of them.
    { label: "Welcome your first member", done: members > 1, to: paths.members({ organization }) },
  ];
}

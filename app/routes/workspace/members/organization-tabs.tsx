import { roleWords } from "#app/domains/organizations/policy.ts";
import type { Managed } from "#app/domains/organizations/types.ts";
import { paths } from "#app/paths/paths.ts";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Chip } from "#app/ui/record/chip.tsx";

type Place = "members" | "invites";
export type OrganizationTabsProps = {
  title: string;
  organization: Pick<Managed, "name" | "slug" | "role">;
  all: readonly Pick<Managed, "name" | "slug">[];
  place: Place;
};

/** The page's title, its organization with the reader's others, and the tabs for members and invites. */
export function OrganizationTabs({ title, organization, all, place }: OrganizationTabsProps) {
  return (
    <Stack as="header" gap="plain">
      <div>
        <h1>{title}</h1>
        <Caption>{`${organization.name}. You’re its ${roleWords[organization.role].toLowerCase()}.`}</Caption>
      </div>
      {all.length > 1 ? (
        <Row as="nav" aria-label="Organizations you manage">
          {all.map(({ name, slug }) => (
            <Chip key={slug} to={paths[place]({ organization: slug })} current={slug === organization.slug}>
              {name}
            </Chip>
          ))}
        </Row>
      ) : null}
      <Segmented
        label="People"
        items={[
          {
            to: paths.members({ organization: organization.slug }),
            label: "Members",
            current: place === "members",
          },
          {
            to: paths.invites({ organization: organization.slug }),
            label: "Invites",
            current: place === "invites",
          },
        ]}
      />
    </Stack>
  );
}

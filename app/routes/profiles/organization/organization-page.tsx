import { AgentList } from "#app/domains/directory/components/agent-list.tsx";
import type { AgentCard } from "#app/domains/directory/types.ts";
import { OrganizationChildren } from "#app/domains/organizations/components/organization-children.tsx";
import { OrganizationHierarchy } from "#app/domains/organizations/components/organization-hierarchy.tsx";
import { OrganizationLeaders } from "#app/domains/organizations/components/organization-leaders.tsx";
import { OrganizationListed } from "#app/domains/organizations/components/organization-listed.tsx";
import type { Listed } from "#app/domains/organizations/listed-queries.server.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { paths } from "#app/paths/paths.ts";
import { named, t, tn } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { ProfileColumns } from "../profile-columns.tsx";
import { OrganizationContact } from "./organization-contact.tsx";
import { OrganizationHead } from "./organization-head.tsx";

export type OrganizationPageProps = {
  organization: Organization;
  /** Its logo, or the drawing that it has without one. */
  mark: string;
  listed: Listed;
  agents: AgentCard[];
  /** What the law asks to say about what these agents sell. */
  legal: string | null;
  next: string | null;
  isFirstPage: boolean;
  problem: string | null;
  today: string;
};

/** An organization's public page: who it is, what it belongs to, and the agents who work under its name. */
export function OrganizationPage(props: OrganizationPageProps) {
  const { organization } = props;
  const { city, leaders, parents, childCount } = organization;
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { label: named(city.state.name), to: paths.state(city.state.slug) },
          { label: city.name, to: paths.city(city.state.slug, city.slug) },
          { label: organization.name },
        ]}
      />
      <ProfileColumns
        head={<OrganizationHead organization={organization} mark={props.mark} />}
        asideLabel={t("Contact")}
        aside={<OrganizationContact organization={organization} />}
      >
        <Section id="about" title={t("About")} margin>
          <p className="text-18">
            {organization.description === ""
              ? t("{name} hasn’t added a description yet.", { name: organization.name })
              : organization.description}
          </p>
        </Section>
        <OrganizationListed {...props.listed} />
        {parents.length === 0 ? null : (
          <Section id="belongs-to" title={t("Affiliations")} margin>
            <OrganizationHierarchy parents={parents} />
          </Section>
        )}
        {leaders.length === 0 ? null : (
          <Section id="people" title={t("Leadership")} margin>
            <OrganizationLeaders leaders={leaders} />
          </Section>
        )}
        <OrganizationAgents {...props} />
        {childCount === 0 ? null : (
          <Section
            id="organizations"
            title={t("Organizations under it")}
            aside={<Caption>{tn(childCount, "{n} organization", "{n} organizations")}</Caption>}
          >
            <OrganizationChildren {...organization} />
          </Section>
        )}
      </ProfileColumns>
    </PageMain>
  );
}

function OrganizationAgents({
  organization,
  agents,
  legal,
  next,
  isFirstPage,
  problem,
  today,
}: OrganizationPageProps) {
  const { slug, city, rating } = organization;
  const here = paths.organization(slug);
  return (
    <Section
      id="agents"
      title={t("Agents")}
      aside={
        <Caption>
          {tn(rating.listedAgents, "{n} agent, best match first", "{n} agents, best match first")}
        </Caption>
      }
    >
      {problem === null ? null : (
        <Note tone="bad" className="mb-5">
          {problem}
        </Note>
      )}
      {agents.length === 0 ? (
        <EmptyState
          level={3}
          title={isFirstPage ? t("No agents from this organization are listed") : t("No further agent")}
          actions={
            <ButtonLink to={isFirstPage ? paths.city(city.state.slug, city.slug) : `${here}#agents`}>
              {isFirstPage
                ? t("Agents in {city}, {state}", { city: city.name, state: city.state.code })
                : t("Back to the first")}
            </ButtonLink>
          }
        >
          <p>
            {isFirstPage
              ? t("Its agents may be listed under another organization, or not yet.")
              : t("This is past the last agent.")}
          </p>
        </EmptyState>
      ) : (
        <>
          <AgentList level={3} agents={agents} today={today} back={here} />
          {legal === null ? null : <Caption className="mt-6">{legal}</Caption>}
          <Pager
            label={t("Pages of agents")}
            firstTo={isFirstPage ? null : `${here}#agents`}
            nextTo={next === null ? null : `${paths.organization(slug, { after: next })}#agents`}
          />
        </>
      )}
    </Section>
  );
}

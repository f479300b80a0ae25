import { AgentFaces } from "#app/domains/directory/components/agent-faces.tsx";
import type { AgentCard } from "#app/domains/directory/types.ts";
import { OrganizationChildren } from "#app/domains/organizations/components/organization-children.tsx";
import { OrganizationHierarchy } from "#app/domains/organizations/components/organization-hierarchy.tsx";
import { OrganizationLeaders } from "#app/domains/organizations/components/organization-leaders.tsx";
import { OrganizationListed } from "#app/domains/organizations/components/organization-listed.tsx";
import type { Listed } from "#app/domains/organizations/listed-queries.server.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { AgentReviews } from "#app/domains/reviews/components/agent-reviews.tsx";
import type { AgentReview } from "#app/domains/reviews/listing/organization-reviews-queries.server.ts";
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
import { Chip } from "#app/ui/record/chip.tsx";
import { ProfileColumns } from "../profile-columns.tsx";
import { OrganizationContact } from "./organization-contact.tsx";
import { OrganizationHead } from "./organization-head.tsx";

export type OrganizationPageProps = {
  organization: Organization;
  /** Its logo, or the drawing that it has without one. */
  mark: string;
  /** What it says about itself: the first sentence, and the rest. */
  said: { first: string; rest: string };
  reviews: AgentReview[];
  places: { name: string; to: string; count: number }[];
  listed: Listed;
  agents: AgentCard[];
  /** What the law asks to say about what these agents sell. */
  legal: string | null;
  next: string | null;
  isFirstPage: boolean;
  problem: string | null;
  today: string;
};

/** An organization's public page: who it is, the agents who work under its name, what people say of them, and what it belongs to. */
export function OrganizationPage(props: OrganizationPageProps) {
  const { organization } = props;
  const { city, childCount } = organization;
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
        head={<OrganizationHead organization={organization} headline={props.said.first} mark={props.mark} />}
        asideLabel={t("Contact")}
        aside={<OrganizationContact organization={organization} />}
        side={hasSide(props) ? <Side {...props} /> : null}
      >
        <OrganizationAgents {...props} />
        {props.reviews.length === 0 ? null : (
          <Section
            id="reviews"
            title={t("Latest reviews")}
            aside={<Caption>{t("The newest of each agent.")}</Caption>}
          >
            <AgentReviews reviews={props.reviews} />
          </Section>
        )}
        {props.said.rest === "" ? null : (
          <Section id="about" title={t("About")} margin>
            <p className="text-18">{props.said.rest}</p>
          </Section>
        )}
        <OrganizationListed {...props.listed} />
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

const hasSide = ({ organization: { leaders, parents }, places }: OrganizationPageProps) =>
  leaders.length > 0 || parents.length > 0 || places.length > 1;

/** Who leads it, what it belongs to, and where its agents are. */
function Side({ organization: { leaders, parents }, places }: OrganizationPageProps) {
  return (
    <>
      {leaders.length === 0 ? null : (
        <Section id="people" title={t("Leadership")}>
          <OrganizationLeaders leaders={leaders} />
        </Section>
      )}
      {parents.length === 0 ? null : (
        <Section id="belongs-to" title={t("Affiliations")}>
          <OrganizationHierarchy parents={parents} />
        </Section>
      )}
      {places.length < 2 ? null : (
        <Section id="places" title={t("Where its agents are")}>
          <ul className="flex list-none flex-wrap gap-2">
            {places.map(({ name, to, count }) => (
              <li key={to}>
                <Chip to={to} count={count}>
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
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
          <AgentFaces agents={agents} today={today} />
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

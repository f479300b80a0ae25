import { Link } from "@remix-run/react";
import { formatCountOf } from "#app/domains/directory/format-figures.ts";
import type {
  AppointedAgents,
  OrganizationBelow,
} from "#app/domains/organizations/affiliations/below-queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

/** What belongs to an FMO or a carrier: each organization with its agents as a sum. */
export function OrganizationsBelow({
  below,
  type,
  organization,
}: {
  below: readonly OrganizationBelow[];
  type: "fmo" | "carrier";
  organization: string;
}) {
  const [first] = below;
  const affiliations = paths.affiliations({ organization });
  return (
    <Section
      id="below"
      title={type === "fmo" ? "Your agencies" : "Organizations below you"}
      thin
      aside={
        <Link to={affiliations}>{first === undefined ? "Affiliations" : `All ${first.organizations}`}</Link>
      }
    >
      {first === undefined ? (
        <EmptyState
          level={3}
          title="None yet"
          actions={<ButtonLink to={affiliations}>Affiliations</ButtonLink>}
        >
          <p>
            {type === "fmo"
              ? "An agency proposes the affiliation, and you accept it. Then its agents count here."
              : "An FMO or an agency proposes the affiliation, and you accept it. Then its agents count here."}
          </p>
        </EmptyState>
      ) : (
        <>
          <ul
            className="list-none border-line border-t"
            aria-label="Organizations below yours, the largest first"
          >
            {below.map(({ id, name, slug, photoUrl, type: kind, agents, meanStars, reviews }) => (
              <li key={slug} className="flex items-center gap-4 border-line border-b py-3">
                <Avatar id={id} name={name} photoUrl={photoUrl} size="sm" />
                <div className="min-w-0 flex-1">
                  <Link className="wrap-anywhere font-label" to={paths.organization(slug)}>
                    {name}
                  </Link>
                  <Caption className="max-w-none">
                    <span>{`${typeWords[kind]} · `}</span>
                    {meanStars === null ? (
                      <span>no reviews yet</span>
                    ) : (
                      <>
                        <span>{`${meanStars.toFixed(1)} `}</span>
                        <Stars value={meanStars} />
                        <span>{` from ${formatCountOf(reviews, "review")}`}</span>
                      </>
                    )}
                  </Caption>
                </div>
                <span className="flex-none text-14 tabular-nums">{formatCountOf(agents, "agent")}</span>
              </li>
            ))}
          </ul>
          <Caption className="mt-3">
            {`${formatCountOf(first.allAgents, "agent")} in all. You see sums and what is public. Leads, messages, and names of customers stay with each agent.`}
          </Caption>
        </>
      )}
    </Section>
  );
}

/** Agents whom states' lists name as appointed by this carrier. */
export function Appointed({ appointed }: { appointed: readonly AppointedAgents[] }) {
  const [first] = appointed;
  return (
    <Section id="appointed" title="Appointed agents" thin aside={<Caption>by state lists</Caption>}>
      {first === undefined ? (
        <EmptyState level={3} title="None on a list yet">
          <p>When a state’s list of appointments names your company, the listed agents are counted here.</p>
        </EmptyState>
      ) : (
        <>
          <p className="mb-2">{`${formatCountOf(first.total, "listed agent")} in all`}</p>
          <LinkList>
            {appointed.map(({ stateName, agents, readOn }) => (
              <LinkListItem key={stateName} end={formatCount(agents)}>
                <span>{`${stateName} `}</span>
                <span className="text-13 text-muted">{formatDay(readOn)}</span>
              </LinkListItem>
            ))}
          </LinkList>
        </>
      )}
    </Section>
  );
}

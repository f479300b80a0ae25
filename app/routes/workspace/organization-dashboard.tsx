import { Link } from "@remix-run/react";
import type { Onboarding, Viewer } from "#app/domains/accounts/types.ts";
import type { SideCounts } from "#app/domains/reviews/replies/side-queries.server.ts";
import { paths } from "#app/paths.ts";
import { paymentPaths } from "#app/payment-paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Stats } from "#app/ui/record/stats.tsx";

export type OrganizationDashboardProps = {
  organization: Viewer["managedOrganization"];
  onboarding: Onboarding | null;
  /** Of its listed agents. */
  reviews: SideCounts;
  /** Its plan hands out figures as a file. */
  withFile: boolean;
};

/** The organization that one manages, or what its application waits for. */
export function OrganizationDashboard({
  organization,
  onboarding,
  reviews,
  withFile,
}: OrganizationDashboardProps) {
  if (organization !== null) {
    return (
      <Section id="organization" title={organization.name} thin>
        <p>
          <Link to={paths.organization(organization.slug)}>The public page</Link> shows its people, their
          ratings, and the organizations it belongs to.
        </p>
        <div className="mt-4">
          <Stats
            items={[
              {
                label: "Reviews to answer",
                value: <Link to={paths.expertReviews({ show: "to-answer" })}>{reviews.unanswered}</Link>,
                base: "without a reply",
              },
              {
                label: "Published reviews",
                value: <Link to={paths.expertReviews()}>{reviews.published}</Link>,
                base: "of its listed agents",
              },
            ]}
          />
        </div>
        {withFile ? (
          <p className="mt-4">
            <Link to={paymentPaths.figuresFile({ organization: organization.slug })} reloadDocument>
              Members with their figures as a file (CSV)
            </Link>
          </p>
        ) : null}
      </Section>
    );
  }
  if (onboarding !== null) {
    return (
      <Section id="application" title="Your application" thin>
        <FactList
          items={[
            { term: "Organization", detail: onboarding.organizationName ?? "not named yet" },
            { term: "Status", detail: onboarding.applicationStatus ?? "none" },
          ]}
        />
        <p>
          <Link to={paths.settings({ section: "application" })}>View or edit your application</Link>
        </p>
      </Section>
    );
  }
  return (
    <EmptyState
      title="Nothing to manage yet"
      actions={<Link to={paths.applyOrganization()}>Ask to join an organization</Link>}
    >
      <p>When an organization takes you in, you’ll see it here.</p>
    </EmptyState>
  );
}

import { Link } from "@remix-run/react";
import type { Onboarding } from "#app/domains/accounts/types.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

/** What an application waits for, or how to come to belong somewhere. */
export function WithoutOrganization({ onboarding }: { onboarding: Onboarding | null }) {
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

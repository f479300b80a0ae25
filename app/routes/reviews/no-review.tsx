import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

/** Why this agent cannot be reviewed by this reader. */
export function NoReview({ agent, why }: { agent: { name: string; slug: string }; why: string }) {
  return (
    <PageMain own>
      <EmptyState
        level={1}
        title={`You can’t review ${agent.name}`}
        actions={
          <>
            <ButtonLink to={paths.showcase(agent.slug)}>Back to the profile</ButtonLink>
            <Link to={paths.help("reviews")}>How reviews are checked</Link>
          </>
        }
      >
        <p>{why}</p>
      </EmptyState>
    </PageMain>
  );
}

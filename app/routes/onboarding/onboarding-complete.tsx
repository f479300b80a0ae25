import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Step, Steps } from "#app/ui/layout/steps.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

/** For managers of an organization that has finished onboarding; everyone else has a dashboard that says what is next. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { managedOrganization, onboarding } = await requireSignedIn(request, context);
  if (managedOrganization === null || onboarding === null) throw redirect(paths.dashboard());
  return { organization: managedOrganization };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "You’re set up", description: "What you can do now.", indexable: false });

export default function OnboardingComplete() {
  const { name, slug } = useLoaderData<typeof loader>().organization;
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{`${name} has its page`}</h1>
        <p className="text-muted">Anyone can read it from now on. Here’s what most people do next.</p>
      </PageHead>
      <Steps className="max-w-measure">
        <Step>
          <h2 className="text-18">Look at it as a reader</h2>
          <p>
            <Link to={paths.organization(slug)}>Your public page</Link>
          </p>
        </Step>
        <Step>
          <h2 className="text-18">Invite your people</h2>
          <p>
            <Link to={paths.invites()}>By email, one or two hundred at once</Link>: agents, managers, and
            executives.
          </p>
        </Step>
        <Step>
          <h2 className="text-18">Say what it belongs to</h2>
          <p>
            <Link to={paths.affiliations()}>Name the FMO or the carrier above it</Link>, or accept the
            organizations that name yours.
          </p>
        </Step>
        <Step>
          <h2 className="text-18">Answer reviews</h2>
          <p>
            As your agents join, you can <Link to={paths.expertReviews()}>reply to their reviews</Link> on the
            organization’s behalf.
          </p>
        </Step>
      </Steps>
      <Row className="mt-6">
        <ButtonLink look="primary" to={paths.dashboard()}>
          Go to your dashboard
        </ButtonLink>
      </Row>
    </PageMain>
  );
}

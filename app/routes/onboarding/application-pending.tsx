import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { OrganizationPrices } from "#app/domains/billing/components/organization-prices.tsx";
import { listOffers } from "#app/domains/billing/plans/offer-queries.server.ts";
import { findOwnApplication } from "#app/domains/onboarding/applications/application-queries.server.ts";
import { ApplicationProgress } from "#app/domains/onboarding/components/application-progress.tsx";
import { OnboardingWatch } from "#app/domains/onboarding/components/onboarding-watch.tsx";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

/** A decided application has other pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const application = await findOwnApplication(context, viewer.userId);
  if (application === null || application.status === "draft") throw redirect(paths.createOrganization());
  if (application.status === "rejected") throw redirect(paths.applicationRejected());
  if (application.status === "approved") throw redirect(paths.dashboard());
  const offers = await listOffers(context, [application.facts.organizationType]);
  return { application, offers, emailConfirmed: viewer.emailConfirmed, nowMs: context.clock.now() };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Your application",
    description: "The status of your organization’s application.",
    indexable: false,
  });

export default function ApplicationPending() {
  const { application, offers, emailConfirmed, nowMs } = useLoaderData<typeof loader>();
  return (
    <PageMain own form>
      <OnboardingWatch />
      <PageHead form>
        <h1>{application.listed === null ? "We have your application" : "We have your request"}</h1>
        <p className="text-muted">
          {`${application.listed === null ? "" : "To manage "}${application.facts.organizationName}. This page shows its status, and we’ll email you.`}
        </p>
      </PageHead>
      {emailConfirmed ? null : (
        <Note className="mb-6" live>
          <p>
            <b>Confirm your email address.</b> We can’t approve an application before that.{" "}
            <Link to={paths.checkEmail()}>Send the link again</Link>
          </p>
        </Note>
      )}
      <OrganizationPrices offers={offers} />
      <ApplicationProgress {...application} isPaid={offers.length > 0} nowMs={nowMs} />
      <Row as="p" className="mt-6">
        <ButtonLink to={paths.settings({ section: "application" })}>View or change it</ButtonLink>
        <Link to={paths.help()}>Help</Link>
      </Row>
    </PageMain>
  );
}

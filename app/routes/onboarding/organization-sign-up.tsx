import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { OrganizationPrices } from "#app/domains/billing/components/organization-prices.tsx";
import { listOffers } from "#app/domains/billing/plans/offer-queries.server.ts";
import { DECIDE_HOURS } from "#app/domains/onboarding/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Step, Steps } from "#app/ui/layout/steps.tsx";

export const handle = { access: "public", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return { offers: await listOffers(context) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: "Add your organization",
    description:
      "How agencies, field marketing organizations, and carriers get their page and their workspace.",
    canonicalPath: paths.organizationSignUp(),
    englishText: true,
  });

const KINDS = [
  {
    to: paths.agencySignUp(),
    title: "Agency",
    text: "Agents who sell under one name, in one place or several.",
    button: "Sign up an agency",
  },
  {
    to: paths.fmoSignUp(),
    title: "Field marketing organization",
    text: "Contracts agencies and agents with carriers.",
    button: "Sign up an FMO",
  },
  {
    to: paths.carrierSignUp(),
    title: "Carrier",
    text: "Writes the policies that agents sell.",
    button: "Sign up a carrier",
  },
];

export default function OrganizationSignUp() {
  const { offers } = useLoaderData<typeof loader>();
  return (
    <PageMain own>
      <PageHead>
        <h1>Add your organization</h1>
        <p className="text-muted">
          A public page with your people and their reviews, and one place to answer them from.
        </p>
      </PageHead>
      <Columns count={3}>
        {KINDS.map((kind) => (
          <Sheet key={kind.to} as="section" className="grid h-full content-start gap-3 p-5">
            <h2 className="text-20">{kind.title}</h2>
            <p className="text-muted">{kind.text}</p>
            <ButtonLink to={kind.to}>{kind.button}</ButtonLink>
          </Sheet>
        ))}
      </Columns>
      <p className="mt-5">
        Already have an account? <Link to={paths.createOrganization()}>Apply from it</Link>. Is your
        organization listed already? <Link to={paths.applyOrganization()}>Ask to join it</Link>.
      </p>
      <OrganizationPrices offers={offers} className="mt-6" />
      <Section id="how" title="How it goes">
        <Steps className="max-w-measure">
          <Step>
            <h3>You apply</h3>
            <p>Your own account first, then the organization’s name, address, and NPN.</p>
          </Step>
          <Step>
            <h3>We read it</h3>
            <p>
              {`A person decides within ${DECIDE_HOURS} hours and says why. If something is wrong, you correct it and send it again.`}
            </p>
          </Step>
          <Step>
            <h3>You set it up</h3>
            <p>
              Agree to the terms, make the first payment, write a few lines for the public page, and invite
              your people.
            </p>
          </Step>
        </Steps>
      </Section>
    </PageMain>
  );
}

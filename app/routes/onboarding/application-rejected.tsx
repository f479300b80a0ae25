import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findOwnApplication } from "#app/domains/onboarding/applications/application-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { manageAddress } from "#app/paths/organizations.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Written } from "#app/ui/record/written.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const application = await findOwnApplication(context, viewer.userId);
  if (application?.status !== "rejected") throw redirect(paths.applicationPending());
  return { application };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Your application wasn’t approved",
    description: "Why, and how to apply again.",
    indexable: false,
  });

export default function ApplicationRejected() {
  const { facts, listed, reason, decidedAt } = useLoaderData<typeof loader>().application;
  return (
    <PageMain own form>
      <PageHead form>
        <h1>
          {listed === null
            ? `We couldn’t approve ${facts.organizationName}`
            : `You can’t manage ${facts.organizationName} yet`}
        </h1>
        {decidedAt === null ? null : (
          <p className="text-muted">
            Decided <LocalTime timeMs={decidedAt} />.
          </p>
        )}
      </PageHead>
      <Stack gap="loose">
        <Note tone="bad">
          <Stack gap="tight">
            <b>Why</b>
            <Written>{reason ?? "No reason was given. Please email us."}</Written>
          </Stack>
        </Note>
        <p>
          <span>{`You can ${listed === null ? "correct the application" : "answer that"} and send it again; what you wrote is still there. If you think we got it wrong, email `}</span>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>, and someone else on our team reads
          it.
        </p>
        <Row>
          <ButtonLink
            look="primary"
            to={listed === null ? paths.createOrganization() : manageAddress(listed.slug)}
          >
            Correct and send again
          </ButtonLink>
          <Link to={paths.settings({ section: "privacy" })}>Your data, and deleting your account</Link>
        </Row>
      </Stack>
    </PageMain>
  );
}

import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { OnboardingWatch } from "#app/domains/onboarding/components/onboarding-watch.tsx";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { onboarding } = await requireSignedIn(request, context);
  if (onboarding === null || !onboarding.needsOnboarding) throw redirect(paths.dashboard());
  return { onboarding };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Almost there",
    description: "What’s next for your organization.",
    indexable: false,
  });

export default function OnboardingPending() {
  const { onboarding } = useLoaderData<typeof loader>();
  return (
    <PageMain own>
      <Stack className="max-w-136">
        <OnboardingWatch />
        <h1>{onboarding.organizationName ?? "Your organization"} is being set up</h1>
        <p>
          Your application was approved. Our team is setting up your organization’s public page from the name,
          type, and address you gave us. Your dashboard opens when it’s done.
        </p>
        <p>
          Something wrong? Check <Link to={paths.settings({ section: "application" })}>your application</Link>
          , or email <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </p>
      </Stack>
    </PageMain>
  );
}

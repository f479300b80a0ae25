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
  pageMeta("", { title: "Nearly there", description: "What your organization waits for.", indexable: false });

export default function OnboardingPending() {
  const { onboarding } = useLoaderData<typeof loader>();
  return (
    <PageMain own>
      <Stack className="max-w-136">
        <OnboardingWatch />
        <h1>{onboarding.organizationName ?? "Your organization"} is being set up</h1>
        <p>
          The application was approved. A person sets up the organization’s public page from what you wrote:
          name, type and address. Your dashboard opens when that is done.
        </p>
        <p>
          Is something of it wrong? Read{" "}
          <Link to={paths.settings({ section: "application" })}>your application</Link>, or write to{" "}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </p>
      </Stack>
    </PageMain>
  );
}

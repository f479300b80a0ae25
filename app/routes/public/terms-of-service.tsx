import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { termsOfService } from "./legal/terms-text.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: termsOfService().title,
    description: t(
      "What a listing means and what it does not, how results are ordered, what holds for reviews, and how the site may be used.",
    ),
    canonicalPath: paths.termsOfService(),
  });

export default function TermsOfServicePage() {
  return <LegalPage text={termsOfService()} path={paths.termsOfService()} />;
}

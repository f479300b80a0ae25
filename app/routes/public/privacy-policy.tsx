import type { LoaderFunctionArgs, MetaArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { privacyPolicy } from "./legal/privacy-text.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return null;
}

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(rootOrigin(matches), {
    title: privacyPolicy().title,
    description: t(
      "What happens to your information when you use the directory, which cookies we set and why, and what you can ask for.",
    ),
    canonicalPath: paths.privacyPolicy(),
  });

export default function PrivacyPolicy() {
  return <LegalPage text={privacyPolicy()} path={paths.privacyPolicy()} />;
}

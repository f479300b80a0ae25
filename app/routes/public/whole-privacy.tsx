/** The privacy policy: in the browser it comes when it is touched (late-privacy.ts). */
import type { MetaArgs } from "@remix-run/cloudflare";
import { paths } from "#app/paths.ts";
import { pageMeta, rootOrigin } from "#app/platform/page-meta.ts";
import { t } from "#app/text/text.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { privacyPolicy } from "./legal/privacy-text.tsx";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(rootOrigin(matches), {
    title: privacyPolicy().title,
    description: t(
      "What happens to your information when you use the directory, which cookies we set and why, and what you can ask for.",
    ),
    canonicalPath: paths.privacyPolicy(),
  });

export function Page() {
  return <LegalPage text={privacyPolicy()} path={paths.privacyPolicy()} />;
}

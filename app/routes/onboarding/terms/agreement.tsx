import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TermsText } from "#app/domains/onboarding/components/terms-text.tsx";
import { findAgreement } from "#app/domains/onboarding/terms/queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export const handle = { access: "settings", english: true } satisfies RouteHandle;

/** The record of an agreement, only for the person who gave it; for others it doesn't exist. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const id = parseUuid(params.id?.toLowerCase());
  const found = id === null ? null : await findAgreement(context, viewer.userId, id);
  if (found === null) throw new Response(null, { status: 404 });
  return { ...found, name: `${viewer.firstName} ${viewer.lastName}`, email: viewer.email };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Agreement", description: "A record of what you agreed to.", indexable: false });

export default function Agreement() {
  const { agreement, terms, name, email } = useLoaderData<typeof loader>();
  return (
    <PageMain own form>
      <PageHead>
        <h1>{terms.title}</h1>
      </PageHead>
      <FactList
        items={[
          { term: "Agreed by", detail: `${name}, ${email}` },
          {
            term: "Agreed at",
            detail: formatMoment(agreement.agreedAt),
          },
          { term: "Version", detail: agreement.version },
          { term: "SHA-256 of the text", detail: <code>{agreement.hash}</code> },
        ]}
      />
      <TermsText body={terms.body} />
    </PageMain>
  );
}

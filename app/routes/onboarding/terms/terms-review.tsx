import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { agreementTypeOf } from "#app/domains/accounts/flags.ts";
import { TermsChanges } from "#app/domains/onboarding/components/terms-changes.tsx";
import { compareLines } from "#app/domains/onboarding/terms/line-changes.ts";
import { getTerms } from "#app/domains/onboarding/terms/queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "settings", english: true, inView: true } satisfies RouteHandle;

/** The terms in force next to the version the reader last agreed to, or the one before for those who agreed to none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const type = agreementTypeOf(viewer.role);
  if (type === null) return { comparison: null };
  const { versions, agreements } = await getTerms(context, viewer.userId, type);
  const newest = versions.at(-1);
  const agreed = versions.find((one) => one.version === agreements[0]?.version);
  const before = agreed === undefined || agreed === newest ? versions.at(-2) : agreed;
  if (newest === undefined || before === undefined) return { comparison: null };
  return {
    comparison: {
      title: newest.title,
      summary: newest.changeSummary,
      from: { version: before.version, since: before.effectiveAt, agreed: before === agreed },
      to: { version: newest.version, since: newest.effectiveAt },
      isAgreed: agreed === newest,
      changes: compareLines(before.body, newest.body),
    },
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "What changed in the terms", description: "Line by line.", indexable: false });

export default function TermsReview() {
  const { comparison } = useLoaderData<typeof loader>();
  if (comparison === null) {
    return (
      <PageMain own>
        <h1>What changed in the terms</h1>
        <EmptyState
          title="There’s only one version so far"
          actions={<Link to={paths.userAgreement()}>Read it</Link>}
        />
      </PageMain>
    );
  }
  const { title, summary, from, to, isAgreed, changes } = comparison;
  return (
    <PageMain own>
      <PageHead>
        <h1>{`What changed in “${title}”`}</h1>
        <p className="text-muted">
          {`From version ${from.version} (in effect since ${formatPublicDay(from.since)}${from.agreed ? ", which you agreed to" : ""}) to version ${to.version} (since ${formatPublicDay(to.since)}).`}
        </p>
        <p>{summary}</p>
      </PageHead>
      <TermsChanges changes={changes} />
      <p>
        <Link to={paths.userAgreement()}>{isAgreed ? "Read the full terms" : "Read and agree"}</Link>
      </p>
    </PageMain>
  );
}

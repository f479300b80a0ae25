import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { CompareTable } from "#app/domains/directory/components/compare-table.tsx";
import { parseCompared } from "#app/domains/directory/inputs.ts";
import { COMPARE_LIMIT_AGENTS } from "#app/domains/directory/limits.ts";
import { listAgentsBySlug } from "#app/domains/directory/place-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "public", layout: "wide" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const slugs = parseCompared(new URL(request.url).searchParams);
  const agents = await listAgentsBySlug(context, slugs);
  return { agents, missing: slugs.length - agents.length };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    title:
      data === undefined || data.agents.length === 0
        ? "Compare agents"
        : `Compare ${data.agents.map((agent) => agent.name).join(", ")}`,
    description: "Licenses, reviews and answer times side by side.",
    indexable: false,
  });

export default function Compare() {
  const { agents, missing } = useLoaderData<typeof loader>();
  return (
    <PageMain wide>
      <PageHead>
        <h1>Compare agents</h1>
        <p className="text-muted">
          Up to {COMPARE_LIMIT_AGENTS} side by side. The address of this page holds the choice, so it can be
          kept or sent.
          {missing > 0
            ? ` ${missing} of those asked for ${missing === 1 ? "is" : "are"} no longer listed.`
            : ""}
        </p>
      </PageHead>
      {agents.length === 0 ? (
        <EmptyState
          title="Nobody to compare yet"
          actions={
            <>
              <ButtonLink to={paths.locationHub()}>Find agents</ButtonLink>
              <Link to={paths.saved()}>Saved agents</Link>
            </>
          }
        >
          <p>Tick “Compare” beside agents in a list, then press Compare under it.</p>
        </EmptyState>
      ) : (
        <CompareTable agents={agents} />
      )}
    </PageMain>
  );
}

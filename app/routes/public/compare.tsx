import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { compareAgents } from "#app/domains/directory/cards/compare-queries.server.ts";
import { CompareFrom } from "#app/domains/directory/components/compare/compare-from.tsx";
import { CompareTable } from "#app/domains/directory/components/compare/compare-table.tsx";
import { parseCompared } from "#app/domains/directory/inputs.ts";
import { COMPARE_LIMIT_AGENTS } from "#app/domains/directory/limits.ts";
import { medicareAmong } from "#app/domains/directory/medicare/medicare-among.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t, tn } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "public", layout: "wide", inView: true } satisfies RouteHandle;

/** A place has no longer name than this. */
const NEAR_MAX_CHARACTERS = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const url = new URL(request.url);
  const slugs = parseCompared(url.searchParams);
  const near = (url.searchParams.get("near") ?? "").trim().slice(0, NEAR_MAX_CHARACTERS);
  const { agents, from } = await compareAgents(context, slugs, near);
  const legal = medicareAmong(context, "compare", agents);
  return { agents, from, near, missing: slugs.length - agents.length, legal };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    title:
      data === undefined || data.agents.length === 0
        ? t("Compare agents")
        : t("Compare {names}", { names: data.agents.map((agent) => agent.name).join(", ") }),
    description: t("Licenses, reviews, distance, languages, and answer times side by side."),
    indexable: false,
  });

export default function Compare() {
  const { agents, from, near, missing, legal } = useLoaderData<typeof loader>();
  return (
    <PageMain wide>
      <PageHead>
        <h1>{t("Compare agents")}</h1>
        <p className="text-muted">
          {`${t("Up to {most} side by side. To share them, send this page’s address.", {
            most: COMPARE_LIMIT_AGENTS,
          })}${
            missing > 0
              ? ` ${tn(missing, "{n} of those asked for is no longer listed.", "{n} of those asked for are no longer listed.")}`
              : ""
          }`}
        </p>
      </PageHead>
      {agents.length === 0 ? (
        <EmptyState
          title={t("Nobody to compare yet")}
          actions={
            <>
              <ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>
              <Link to={paths.saved()}>{t("Saved agents")}</Link>
            </>
          }
        >
          <p>{t("Check “Compare” next to agents in a list, then click Compare below it.")}</p>
        </EmptyState>
      ) : (
        <>
          <div className="mb-5">
            <CompareFrom agents={agents} near={near} known={from !== null} />
          </div>
          <CompareTable agents={agents} from={from} near={near} />
          {legal === null ? null : <Caption className="my-6">{legal}</Caption>}
        </>
      )}
    </PageMain>
  );
}

import type { LoaderFunctionArgs, MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ResultsByName } from "#app/domains/directory/components/search/results-by-name.tsx";
import { ResultsNear } from "#app/domains/directory/components/search/results-near.tsx";
import { SearchProblem } from "#app/domains/directory/components/search/search-problem.tsx";
import { describeListed, describeProblem } from "#app/domains/directory/search/search-words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { pageMeta, rootOrigin } from "#app/platform/page-meta.ts";
import { t } from "#app/text/text.ts";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { loadSearch } from "./load-search.server.ts";

export const handle = { access: "public", layout: "wide" } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadSearch(args);

export const meta = ({ data: loaded, matches }: MetaArgs<typeof loader>) => {
  const outcome = loaded?.outcome;
  const words =
    (outcome?.kind === "near" || outcome?.kind === "in-state") && loaded?.query
      ? describeListed(outcome, loaded.query, loaded.nearMe)
      : outcome?.kind === "named"
        ? { title: t("Agents named “{text}”", { text: outcome.text }), summary: "" }
        : describeProblem(outcome?.kind ?? "input");
  return pageMeta(rootOrigin(matches), {
    title: words.title,
    description: words.summary === "" ? words.title : words.summary,
    indexable: false,
  });
};

export default function SearchResultsPage() {
  const { outcome, query, saved, nearMe, today, back } = useLoaderData<typeof loader>();
  return (
    <PageMain wide>
      {(outcome.kind === "near" || outcome.kind === "in-state") && query !== null ? (
        <ResultsNear
          outcome={outcome}
          query={query}
          nearMe={nearMe}
          saved={saved}
          today={today}
          back={back}
        />
      ) : outcome.kind === "named" && query !== null ? (
        <ResultsByName outcome={outcome} query={query} saved={saved} today={today} back={back} />
      ) : outcome.kind === "near" || outcome.kind === "in-state" || outcome.kind === "named" ? null : (
        <SearchProblem outcome={outcome} query={query} />
      )}
    </PageMain>
  );
}

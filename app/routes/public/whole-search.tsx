/** Results but their loader: in the browser their code comes when they are touched (late-search.ts). */
import type { MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ResultsByName } from "#app/domains/directory/components/search/results-by-name.tsx";
import { ResultsNear } from "#app/domains/directory/components/search/results-near.tsx";
import { SearchProblem } from "#app/domains/directory/components/search/search-problem.tsx";
import { describeListed, describeProblem } from "#app/domains/directory/search/search-words.ts";
import { pageMeta, rootOrigin } from "#app/platform/page-meta.ts";
import { t } from "#app/text/text.ts";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import type { loadSearch } from "./load-search.server.ts";

export const meta = ({ data: loaded, matches }: MetaArgs<typeof loadSearch>) => {
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

export function Page() {
  const { outcome, query, saved, nearMe, today, back } = useLoaderData<typeof loadSearch>();
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

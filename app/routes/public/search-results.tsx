import { data, type LoaderFunctionArgs, type MetaArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ResultsByName } from "#app/domains/directory/components/search/results-by-name.tsx";
import { ResultsNear } from "#app/domains/directory/components/search/results-near.tsx";
import { SearchProblem } from "#app/domains/directory/components/search/search-problem.tsx";
import { parseSearch } from "#app/domains/directory/inputs.ts";
import { readSaved } from "#app/domains/directory/saved.ts";
import { isShared, locate } from "#app/domains/directory/search/locate.ts";
import { STATE_NAMES } from "#app/domains/directory/search/place-text.ts";
import { search } from "#app/domains/directory/search/search.server.ts";
import { placeAddress, searchAddress } from "#app/domains/directory/search/search-address.ts";
import { describeListed, describeProblem } from "#app/domains/directory/search/search-words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/page-meta.ts";
import { t } from "#app/text/text.ts";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "public", layout: "wide" } satisfies RouteHandle;

const PROBLEM_STATUS = {
  nothing: 200,
  input: 400,
  "unknown-place": 404,
  "no-such-page": 404,
  "no-location": 422,
};

/** What was searched for and found, as its page shows it; leads to a place's own address where that is meant. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const parsed = parseSearch(url.searchParams);
  const today = utcDay(context.clock.now());
  if (!parsed.ok) {
    shareWithEveryone(context, request);
    const problem = { kind: "input" as const, errors: parsed.errors, typed: parsed.typed, types: [] };
    return data({ outcome: problem, query: null, saved: [], nearMe: null, today, back: "" }, { status: 400 });
  }
  const { query } = parsed;
  const nearMe = locate(query, context);
  if (isShared(query, nearMe)) shareWithEveryone(context, request);
  const outcome =
    query.near === "me" && nearMe === null
      ? { kind: "no-location" as const }
      : await search(context, query, nearMe);
  if (outcome.kind === "state") {
    const slug = (STATE_NAMES[outcome.stateCode] ?? "").toLowerCase().replaceAll(" ", "-");
    throw redirect(paths.state(slug));
  }
  if (outcome.kind === "unknown-place" && outcome.mending.sure !== null && query.typed === undefined) {
    throw redirect(placeAddress(query, outcome.mending.sure, query.q));
  }
  const status = isList(outcome) ? 200 : PROBLEM_STATUS[outcome.kind];
  const back = searchAddress(query, {}, query.page);
  return data({ outcome, query, saved: readSaved(request), nearMe, today, back }, { status });
}

type Outcome = Awaited<ReturnType<typeof search>> | { kind: "no-location" };
type List = Extract<Outcome, { kind: "near" | "in-state" | "named" }>;

const isList = (outcome: Outcome): outcome is List =>
  outcome.kind === "near" || outcome.kind === "in-state" || outcome.kind === "named";

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

export default function SearchResults() {
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

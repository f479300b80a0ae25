import { data, type LoaderFunctionArgs, type MetaArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ResultsByName } from "#app/domains/directory/components/search/results-by-name.tsx";
import { ResultsNear } from "#app/domains/directory/components/search/results-near.tsx";
import { SearchProblem } from "#app/domains/directory/components/search/search-problem.tsx";
import { parseSearch } from "#app/domains/directory/inputs.ts";
import { medicareAmong } from "#app/domains/directory/medicare/medicare-among.server.ts";
import { askedOf } from "#app/domains/directory/search/needs/asked.ts";
import { understoodOf } from "#app/domains/directory/search/needs/understood.ts";
import { isShared, locate } from "#app/domains/directory/search/places/locate.ts";
import { STATE_NAMES } from "#app/domains/directory/search/places/place-text.ts";
import { type SearchOutcome, search } from "#app/domains/directory/search/search.server.ts";
import { placeAddress, searchAddress } from "#app/domains/directory/search/search-address.ts";
import { describeListed, describeProblem } from "#app/domains/directory/search/search-words.ts";
import { typesAskedBy } from "#app/domains/directory/type-groups.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "public", layout: "wide", inView: true } satisfies RouteHandle;

/** Words are never refused; only an address that no form produces is. */
const PROBLEM_STATUS = {
  nothing: 200,
  input: 400,
  "unknown-place": 200,
  "no-such-page": 404,
  "no-location": 200,
};

/** The search and its outcome; redirects to a state's own page, a corrected spelling, a carrier or a name. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const parsed = parseSearch(url.searchParams);
  const today = utcDay(context.clock.now());
  if (!parsed.ok) {
    shareWithEveryone(context, request);
    const problem = { kind: "input" as const, errors: parsed.errors, typed: parsed.typed, types: [] };
    return data(
      { outcome: problem, query: null, understood: null, nearMe: null, today, back: "", legal: null },
      { status: 400 },
    );
  }
  const asked = askedOf(parsed.query);
  const nearMe = locate(asked.query, context);
  if (isShared(asked.query, nearMe)) shareWithEveryone(context, request);
  const { outcome, query, rest } = await search(context, asked, nearMe);
  switch (outcome.kind) {
    case "state":
      throw redirect(paths.state((STATE_NAMES[outcome.stateCode] ?? "").toLowerCase().replaceAll(" ", "-")));
    case "represents":
      throw redirect(searchAddress(query, { carrier: outcome.carrierNo }));
    case "name":
      throw redirect(searchAddress(query, { kind: "name" }));
    case "near-me":
      throw redirect(searchAddress(query, { q: "", near: "me" }));
    case "unknown-place":
      if (outcome.spelling.sure !== null && query.typed === undefined)
        throw redirect(placeAddress(query, outcome.spelling.sure, query.q));
  }
  const status = isList(outcome) ? 200 : PROBLEM_STATUS[outcome.kind];
  const back = searchAddress(query, {}, query.page);
  const understood = understoodOf(asked, rest);
  const asksFor = query.type === undefined ? [] : typesAskedBy(query.type);
  const legal = medicareAmong(context, "search results", isList(outcome) ? outcome.agents : [], asksFor);
  return data({ outcome, query, understood, nearMe, today, back, legal }, { status });
}

type Outcome = Exclude<SearchOutcome, { kind: "state" | "represents" | "name" | "near-me" }>;
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
  const { outcome, query, understood, nearMe, today, back, legal } = useLoaderData<typeof loader>();
  return (
    <PageMain wide>
      {(outcome.kind === "near" || outcome.kind === "in-state") && query !== null ? (
        <ResultsNear
          outcome={outcome}
          query={query}
          understood={understood}
          nearMe={nearMe}
          today={today}
          back={back}
        />
      ) : outcome.kind === "named" && query !== null ? (
        <ResultsByName outcome={outcome} query={query} today={today} back={back} />
      ) : outcome.kind === "near" || outcome.kind === "in-state" || outcome.kind === "named" ? null : (
        <SearchProblem outcome={outcome} query={query} understood={understood} />
      )}
      {legal === null ? null : <Caption className="my-6">{legal}</Caption>}
    </PageMain>
  );
}

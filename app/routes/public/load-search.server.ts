import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { parseSearch } from "#app/domains/directory/inputs.ts";
import { readSaved } from "#app/domains/directory/saved.ts";
import { isShared, locate } from "#app/domains/directory/search/locate.ts";
import { STATE_NAMES } from "#app/domains/directory/search/place-text.ts";
import { search } from "#app/domains/directory/search/search.server.ts";
import { placeAddress, searchAddress } from "#app/domains/directory/search/search-address.ts";
import { paths } from "#app/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

const PROBLEM_STATUS = {
  nothing: 200,
  input: 400,
  "unknown-place": 404,
  "no-such-page": 404,
  "no-location": 422,
};

/** What was searched for and found, as its page shows it; leads to a place's own address where that is meant. */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
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

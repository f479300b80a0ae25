import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import type { SearchQuery } from "../../inputs.ts";
import { DISTANCE_STEPS_MILES } from "../../limits.ts";
import type { Understood } from "../../search/needs/understood.ts";
import type { NearMe } from "../../search/places/locate.ts";
import { isFiltered, placeAddress, searchAddress } from "../../search/search-address.ts";
import { describeListed, type ListedOutcome } from "../../search/search-words.ts";
import { askedType } from "../../type-groups.ts";
import type { AgentCard } from "../../types.ts";
import { AgentList } from "../agent-list.tsx";
import { NoAgentsHere } from "../places/no-agents-here.tsx";
import { StateMap } from "../places/state-map.tsx";
import { AppliedFilters } from "./filters/applied-filters.tsx";
import { FilterForm } from "./filters/filter-form.tsx";
import { SortForm } from "./filters/sort-form.tsx";
import { ResultsMap } from "./results-map.tsx";
import { SaveSearch } from "./save-search.tsx";
import { Elsewhere, SearchRemarks } from "./search-remarks.tsx";
import { UnderstoodNotes } from "./understood-notes.tsx";

export type ResultsNearProps = {
  outcome: ListedOutcome;
  query: SearchQuery;
  understood: Understood | null;
  nearMe: NearMe | null;
  today: string;
  back: string;
};

/** Agents near a place or in a state: filters, the list that explains itself, and the map. */
export function ResultsNear({ outcome, query, understood, nearMe, today, back }: ResultsNearProps) {
  const words = describeListed(outcome, query, nearMe);
  const type = askedType(outcome.types, query.type);
  const near = outcome.kind === "near";
  return (
    <>
      <PageHead className="max-lg:gap-1 max-lg:pt-4 max-lg:pb-3">
        <h1>{words.title}</h1>
        <p className="text-muted max-md:text-14 max-md:leading-table" aria-live="polite">
          <b>{words.count}</b>
          <span>{` ${words.reach}`}</span>
        </p>
      </PageHead>
      {/* Below 1024 px a bar that wraps where it is full, at any text size. Under it come the opened filters,
          what is in force, the map once it is asked for, and the list. */}
      <div className="wide:grid-cols-[13.5rem_minmax(0,1fr)_24rem] gap-y-3 max-lg:flex max-lg:flex-wrap max-lg:gap-x-2 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <FilterForm query={query} outcome={outcome} />
        <div className="max-lg:contents lg:flex lg:min-w-0 lg:flex-wrap lg:items-center lg:gap-x-4 lg:gap-y-2">
          {/* A plain anchor, not a router link: `:target` decides what is shown. */}
          <a className={buttonClass({}, "max-lg:px-3 lg:hidden")} href="#map">
            <Icon name="map" />
            <span>{t("Map")}</span>
          </a>
          <div className="flex items-center gap-x-4 gap-y-2 max-md:flex-wrap max-lg:order-1 max-lg:w-full lg:contents">
            <AppliedFilters query={query} outcome={outcome} understood={understood} />
            <SaveSearch search={searchToSave(outcome, query)} back={back} />
          </div>
          <SortForm query={query} distances={near} />
        </div>
        <section className="min-w-0 max-lg:order-2 max-lg:w-full" aria-label={t("Agents")}>
          <div className="mb-5 grid grid-cols-1 gap-2 empty:hidden">
            <UnderstoodNotes understood={understood} query={query} types={outcome.types} />
            {near ? <SearchRemarks outcome={outcome} query={query} nearMe={nearMe} /> : null}
          </div>
          {near ? <Elsewhere outcome={outcome} query={query} /> : null}
          {outcome.agents.length === 0 ? (
            <NoneFound outcome={outcome} query={query} />
          ) : (
            <>
              <AgentList
                compare
                firstPin={near ? outcome.first : undefined}
                agents={outcome.agents}
                today={today}
                back={back}
                explainTo={searchAddress(query, { explain: true }, query.page)}
                rankBase={type?.name ?? "overall"}
                asked={type ?? undefined}
                spoken={outcome.languages.map(({ name }) => name)}
                groupOf={(agent) => groupOf(agent, outcome, query)}
                zip={/^\d{5}$/.exec(query.q)?.[0]}
              />
              <Pagination
                page={outcome.page}
                pageCount={outcome.pages}
                toPage={(page) => searchAddress(query, {}, page)}
                summary={t("{first} to {last} of {total}", {
                  first: String(outcome.first),
                  last: String(outcome.first + outcome.agents.length - 1),
                  total: outcome.total,
                })}
              />
            </>
          )}
        </section>
        <aside
          // Below 1024 px it opens above the list once "Map" or a row's letter links to it.
          className="wide:sticky wide:top-4 wide:col-start-3 wide:row-span-2 wide:row-start-1 grid grid-cols-1 content-start gap-2 wide:self-start max-lg:order-1 max-lg:w-full lg:max-wide:col-start-2 max-lg:[&:not(:target,:has(:target))]:hidden"
          id="map"
          aria-label={t("Map")}
        >
          <p className="flex max-w-none justify-end lg:hidden">
            <a className={buttonClass({})} href="#list">
              <Icon name="list" />
              <span>{t("List")}</span>
            </a>
          </p>
          {outcome.kind === "near" ? (
            <ResultsMap outcome={outcome} query={query} />
          ) : (
            <>
              <StateMap code={outcome.place.stateCode} name={outcome.place.stateName} />
              <Caption>
                {t(
                  "Greener counties have more agents. Enter a ZIP code or city to see who’s nearby, with a map of their offices.",
                )}
              </Caption>
            </>
          )}
        </aside>
      </div>
    </>
  );
}

/** Headings within the list: how far, in best match beyond the first step, and agents who take no new clients. */
function groupOf(
  { acceptingClients, distanceMiles }: AgentCard,
  outcome: ListedOutcome,
  { sort }: SearchQuery,
) {
  if (!acceptingClients) return t("Not taking new clients now");
  const [first] = DISTANCE_STEPS_MILES;
  if (outcome.kind !== "near" || sort !== "best" || distanceMiles === null || outcome.radiusMiles <= first)
    return null;
  const to = DISTANCE_STEPS_MILES.find((step) => distanceMiles <= step) ?? outcome.radiusMiles;
  const from = DISTANCE_STEPS_MILES.findLast((step) => distanceMiles > step);
  return from === undefined
    ? t("Within {miles} miles", { miles: to })
    : t("{from} to {to} miles away", { from, to });
}

/** The search to save: as wide as it reaches on this page, and around a reader's own place, their city. */
function searchToSave({ kind, place, ...outcome }: ListedOutcome, query: SearchQuery): string {
  const { radius } = query;
  const shown = "radiusMiles" in outcome ? { ...query, radius: outcome.radiusMiles as typeof radius } : query;
  return placeAddress(
    shown,
    kind === "near" && query.q === "" ? `${place.city}, ${place.stateCode}` : query.q,
  );
}

function NoneFound({ outcome, query }: { outcome: ListedOutcome; query: SearchQuery }) {
  const { place } = outcome;
  const near = outcome.kind === "near";
  const title = near
    ? t("No agents match within {radius} miles of {city}", {
        radius: outcome.radiusMiles,
        city: place.city,
      })
    : t("No agents match in {state}", { state: named(place.stateName) });
  const filtered = isFiltered(query);
  if (near && !filtered && query.type === undefined) {
    const state = { code: place.stateCode, name: place.stateName, slug: place.stateSlug };
    return <NoAgentsHere title={title} here={place} state={state} nearest={outcome.nearest} />;
  }
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {filtered ? (
            <ButtonLink
              to={searchAddress(query, {
                rating: 0,
                accepting: false,
                independent: false,
                language: [],
                carrier: undefined,
                organization: undefined,
              })}
            >
              {t("Clear filters")}
            </ButtonLink>
          ) : query.type === undefined ? null : (
            <ButtonLink to={searchAddress(query, { type: undefined })}>
              {t("Search all insurance types")}
            </ButtonLink>
          )}
          <Link to={paths.state(place.stateSlug)}>
            {t("All of {name}", { name: named(place.stateName) })}
          </Link>
        </>
      }
    >
      {filtered ? <p>{t("Each filter narrows the list. Try fewer of them.")}</p> : null}
    </EmptyState>
  );
}

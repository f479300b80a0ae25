import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import type { SearchQuery } from "../../inputs.ts";
import { RESULTS_MAP_FRAME } from "../../maps/map-frame.ts";
import type { NearMe } from "../../search/search.server.ts";
import { searchAddress } from "../../search/search-address.ts";
import { describeNear, type NearOutcome } from "../../search/search-words.ts";
import { AgentList } from "../agent-list.tsx";
import { AreaMap } from "../places/area-map.tsx";
import { AppliedFilters } from "./applied-filters.tsx";
import { FilterForm } from "./filter-form.tsx";
import { SearchRemarks } from "./search-remarks.tsx";
import { SortForm } from "./sort-form.tsx";

export type ResultsNearProps = {
  outcome: NearOutcome;
  query: SearchQuery;
  nearMe: NearMe | null;
  saved: readonly string[];
  today: string;
  back: string;
};

/** Agents near a place: filters, the list that explains itself, and the map beside it. */
export function ResultsNear({ outcome, query, nearMe, saved, today, back }: ResultsNearProps) {
  const words = describeNear(outcome, query, nearMe);
  const type = outcome.types.find((one) => one.slug === query.type);
  return (
    <>
      <PageHead>
        <h1>{words.title}</h1>
        <p className="text-muted">
          <b>{words.count}</b> {words.reach}
        </p>
      </PageHead>
      <div className="grid grid-cols-1 wide:grid-cols-[13.5rem_minmax(0,1fr)_26rem] gap-x-10 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <FilterForm
          query={query}
          types={outcome.types}
          counts={outcome.counts}
          stateCode={outcome.place.stateCode}
        />
        <section className="min-w-0" aria-label="Agents">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
            <Segmented
              className="lg:hidden max-[480px]:[&_.i]:hidden max-[480px]:[&_a]:px-3"
              label="View"
              items={[
                { to: "#list", label: "List", icon: "list", current: true },
                { to: "#map", label: "Map", icon: "map" },
              ]}
            />
            <AppliedFilters query={query} outcome={outcome} />
            <SortForm query={query} />
          </div>
          <SearchRemarks outcome={outcome} query={query} nearMe={nearMe} />
          {outcome.agents.length === 0 ? (
            <NoneNear outcome={outcome} query={query} />
          ) : (
            <>
              <AgentList
                compare
                pins
                agents={outcome.agents}
                today={today}
                saved={saved}
                back={back}
                explainTo={searchAddress(query, { explain: !query.explain }, query.page)}
                rankBase={type?.name ?? "overall"}
                asked={type?.name}
              />
              <Pagination
                page={outcome.page}
                pageCount={outcome.pages}
                toPage={(page) => searchAddress(query, {}, page)}
                summary={`${outcome.first} to ${outcome.first + outcome.agents.length - 1} of ${formatCount(outcome.total)}`}
              />
            </>
          )}
        </section>
        <aside
          className="wide:sticky wide:top-4 grid grid-cols-1 content-start gap-2 wide:self-start lg:max-wide:order-3 lg:max-wide:col-start-2"
          id="map"
          aria-label="Map"
        >
          <AreaMap
            className="h-80 wide:h-[min(46rem,100dvh-8rem)]"
            center={outcome.place}
            radiusMiles={outcome.map.radiusMiles}
            frame={RESULTS_MAP_FRAME}
            showRadius
            labels={outcome.map.labels}
            clusters={outcome.map.clusters}
            pins={outcome.map.pins.map((pin) => ({ ...pin, label: String(pin.number) }))}
            title={`Map of ${outcome.map.radiusMiles} miles around ${outcome.place.city}, ${outcome.place.stateCode}. The numbered pins are the agents of this list.`}
          />
          <Caption>
            Numbered pins are this page’s agents. Rings count the other agents of this search that stand near
            each other.
          </Caption>
        </aside>
      </div>
    </>
  );
}

function NoneNear({ outcome, query }: { outcome: NearOutcome; query: SearchQuery }) {
  const { place } = outcome;
  return (
    <EmptyState
      title={`No agents match within ${outcome.radiusMiles} miles of ${place.city}`}
      actions={
        <>
          <ButtonLink
            to={searchAddress(query, {
              rating: 0,
              accepting: false,
              independent: false,
              language: [],
              organization: undefined,
              radius: 100,
            })}
          >
            Take the filters away, within 100 miles
          </ButtonLink>
          <Link to={paths.state(place.stateSlug)}>All of {place.stateName}</Link>
        </>
      }
    >
      <p>Each filter narrows the list; fewer of them, or a wider circle, may find somebody.</p>
    </EmptyState>
  );
}

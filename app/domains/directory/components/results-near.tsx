import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { SearchQuery } from "../inputs.ts";
import { SORTS } from "../limits.ts";
import { RESULTS_MAP_FRAME } from "../map-frame.ts";
import type { NearMe } from "../search.server.ts";
import { searchAddress } from "../search-address.ts";
import { describeNear, type NearOutcome } from "../search-wording.ts";
import { wordCount, wordMiles } from "../wording.ts";
import { AgentList } from "./agent-list.tsx";
import { AreaMap } from "./area-map.tsx";
import { FilterForm } from "./filter-form.tsx";

const SORT_NAMES = {
  best: "Best match",
  distance: "Distance",
  rating: "Rating",
  reviews: "Most reviewed",
} as const;

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
      <header className="reshead">
        <h1>{words.title}</h1>
        <p className="muted">
          <b>{words.count}</b> {words.reach}
        </p>
      </header>
      <div className="results">
        <FilterForm
          query={query}
          types={outcome.types}
          counts={outcome.counts}
          stateCode={outcome.place.stateCode}
        />
        <section aria-label="Agents">
          <div className="bar-top">
            <Segmented
              className="only-narrow"
              label="View"
              items={[
                { to: "#list", label: "List", icon: "list", current: true },
                { to: "#map", label: "Map", icon: "map" },
              ]}
            />
            <AppliedFilters query={query} outcome={outcome} />
            <SortForm query={query} />
          </div>
          <Remarks outcome={outcome} query={query} nearMe={nearMe} />
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
                summary={`${outcome.first} to ${outcome.first + outcome.agents.length - 1} of ${outcome.total.toLocaleString("en-US")}`}
              />
            </>
          )}
        </section>
        <aside className="mapbox" id="map" aria-label="Map">
          <AreaMap
            centre={outcome.place}
            radiusMiles={outcome.map.radiusMiles}
            frame={RESULTS_MAP_FRAME}
            showRadius
            labels={outcome.map.labels}
            clusters={outcome.map.clusters}
            pins={outcome.map.pins.map((pin) => ({ ...pin, label: String(pin.number) }))}
            title={`Map of ${outcome.map.radiusMiles} miles around ${outcome.place.city}, ${outcome.place.stateCode}. The numbered pins are the agents of this list.`}
          />
          <p className="cap">
            Numbered pins are this page’s agents. Rings count the other agents of this search that stand near
            each other.
          </p>
        </aside>
      </div>
    </>
  );
}

function SortForm({ query }: { query: SearchQuery }) {
  const kept = new URL(searchAddress(query, { sort: "best" }, 1), "http://own.invalid").searchParams;
  return (
    <Form action={paths.search()}>
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="small">
        Sort by
      </label>
      <select id="sort" name="sort" defaultValue={query.sort}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]}
          </option>
        ))}
      </select>
      <Button small>Sort</Button>
    </Form>
  );
}

/** Each filter in force as a chip whose link takes it away. */
function AppliedFilters({ query, outcome }: { query: SearchQuery; outcome: NearOutcome }) {
  const type = outcome.types.find((one) => one.slug === query.type);
  const organization = outcome.counts.organizations.find((one) => one.slug === query.organization);
  const { stateCode } = outcome.place;
  return (
    <div className="row">
      {query.unlicensed ? null : (
        <Chip removable to={searchAddress(query, { unlicensed: true })}>
          Licensed{type === undefined ? "" : ` for ${type.name}`} in {stateCode} today
        </Chip>
      )}
      {query.accepting ? (
        <Chip removable to={searchAddress(query, { accepting: false })}>
          Accepting new clients
        </Chip>
      ) : null}
      {query.independent ? (
        <Chip removable to={searchAddress(query, { independent: false })}>
          Independent
        </Chip>
      ) : null}
      {query.rating === 0 ? null : (
        <Chip removable to={searchAddress(query, { rating: 0 })}>
          {query.rating} stars and up
        </Chip>
      )}
      {query.language.map((code) => (
        <Chip
          key={code}
          removable
          to={searchAddress(query, { language: query.language.filter((one) => one !== code) })}
        >
          {outcome.languages.find((one) => one.code === code)?.name ?? code}
        </Chip>
      ))}
      {query.organization === undefined ? null : (
        <Chip removable to={searchAddress(query, { organization: undefined })}>
          {organization?.name ?? query.organization}
        </Chip>
      )}
    </div>
  );
}

function Remarks({
  outcome,
  query,
  nearMe,
}: {
  outcome: NearOutcome;
  query: SearchQuery;
  nearMe: NearMe | null;
}) {
  const { place } = outcome;
  return (
    <>
      {nearMe === null ? null : (
        <Note live>
          {nearMe.source === "device"
            ? `Your device gave its location; it was rounded to about half a mile and is not kept. The nearest ZIP is ${place.zip}, ${place.city}.`
            : `Your network’s address points to ${nearMe.label}. That can be a few towns off: a ZIP is more exact.`}
        </Note>
      )}
      {outcome.standIn === null ? null : (
        <Note live>
          {outcome.standIn} is not in our list of ZIP codes, so this search stands at {place.zip} {place.city}
          , {place.stateCode}, in the same postal area.
        </Note>
      )}
      {outcome.radiusMiles === query.radius ? null : (
        <Note live>
          {outcome.askedCount === 0
            ? "No agents were"
            : `${wordCount(outcome.askedCount, "agent was", "agents were")}`}{" "}
          within {query.radius} miles, so the circle was widened to {outcome.radiusMiles}.
        </Note>
      )}
      {outcome.capped === null ? null : (
        <Note live>
          More than {outcome.capped.limit} agents match within {query.radius} miles. These are the nearest{" "}
          {outcome.capped.limit}, all within {wordMiles(outcome.capped.withinMiles)}; counts beside the
          filters are counts among them. A filter reaches farther.
        </Note>
      )}
      {outcome.namesakes.length === 0 && outcome.nameMatchCount === 0 ? null : (
        <p className="small namesakes">
          {outcome.namesakes.length === 0 ? null : (
            <>
              Another {place.city}?{" "}
              {outcome.namesakes.map((one, at) => (
                <span key={`${one.stateCode} ${one.slug}`}>
                  {at === 0 ? "" : ", "}
                  <Link to={searchAddress(query, { q: `${one.name}, ${one.stateCode}` })} prefetch="none">
                    {one.stateName}
                  </Link>
                </span>
              ))}
              .{" "}
            </>
          )}
          {outcome.nameMatchCount === 0 ? null : (
            <Link to={paths.search({ q: query.q, kind: "name" })} prefetch="none">
              Agents whose name, organisation or headline has “{query.q}”
            </Link>
          )}
        </p>
      )}
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

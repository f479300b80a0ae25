import { paths } from "#app/paths/paths.ts";
import { named, rich, t, tn } from "#app/text/text.ts";
import { WithAside } from "#app/ui/layout/columns.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import type { Tile } from "../../places/country-queries.server.ts";
import type { NamedType } from "../../types.ts";
import { SearchForm } from "../search/search-form.tsx";
import { type CityLink, CityLinks } from "./city-links.tsx";
import { PlaceColumns } from "./place-columns.tsx";
import { StateTiles } from "./state-tiles.tsx";
import { TypeChips } from "./type-chips.tsx";

export type CountryProps = {
  states: readonly Tile[];
  /** Most agents first. */
  largest: readonly CityLink[];
  placesWithAgents: number;
  types: readonly NamedType[];
};

/** Cities next to the map: as tall as it. */
const BESIDE = 12;

/** "4,945 agents in 2,310 cities, in all 50 states and Washington, DC." */
export function CountrySummary({
  states,
  placesWithAgents,
}: Pick<CountryProps, "states" | "placesWithAgents">) {
  const total = states.reduce((sum, { agentCount }) => sum + agentCount, 0);
  const some = states.filter(({ agentCount }) => agentCount > 0).length;
  const agents = <b>{tn(total, "{n} agent", "{n} agents")}</b>;
  const cities = tn(placesWithAgents, "{n} city", "{n} cities");
  if (total === 0) return <span>{t("No agents are listed yet.")}</span>;
  return some === states.length
    ? rich("{agents} in {cities}, in all 50 states and Washington, DC.", { agents, cities })
    : rich("{agents} in {cities}, in {some} of {all} states, counting Washington, DC.", {
        agents,
        cities,
        some: String(some),
        all: String(states.length),
      });
}

/** The country to search and to browse: one composition for the search by location and the directory. */
export function Country({ states, largest, types }: CountryProps) {
  return (
    <>
      <SearchForm types={types} />
      <TypeChips types={types} />
      <Section id="states" title={t("By state")}>
        <WithAside>
          <StateTiles states={states} />
          {largest.length === 0 ? null : (
            <div>
              <h3>{t("Cities with most agents")}</h3>
              <CityLinks cities={largest.slice(0, BESIDE)} />
            </div>
          )}
        </WithAside>
      </Section>
      <Section id="all-states" title={t("All states")}>
        <PlaceColumns
          places={states.map((state) => ({ ...state, name: named(state.name), to: paths.state(state.slug) }))}
        />
      </Section>
      {largest.length <= BESIDE ? null : (
        <Section id="cities" title={t("More cities")}>
          <CityLinks columns cities={largest.slice(BESIDE)} />
        </Section>
      )}
    </>
  );
}

/** Counts active agents by place and organization as they pass, so that every count is written once. */

import type { SeedContext } from "../context.ts";
import type { CountyRow } from "../places/counties.ts";
import { type AgentRow, isActive, type Organization } from "../records.ts";

export class PlaceCounter {
  #context: SeedContext;
  #organizations: readonly Organization[];
  #counties: ReadonlyMap<string, CountyRow>;
  #states: ReadonlyMap<string, { agentCount: number }>;

  /** Raises `agentCount` in these rows and in the context's places. */
  constructor(context: SeedContext, counties: readonly CountyRow[], organizations: readonly Organization[]) {
    this.#context = context;
    this.#organizations = organizations;
    this.#counties = new Map(counties.map((county) => [county.fips, county]));
    this.#states = new Map(context.places.states.map((state) => [state.code, state]));
  }

  add(agent: AgentRow): void {
    if (!isActive(agent)) return;
    raise(this.#context.zipRow(agent.zip));
    raise(this.#context.places.cities[agent.cityNo - 1]);
    raise(this.#states.get(agent.stateCode));
    if (agent.countyFips !== null) raise(this.#counties.get(agent.countyFips));
    if (agent.organizationNo !== null) raise(this.#organizations[agent.organizationNo - 1]);
  }
}

function raise(row: { agentCount: number } | undefined): void {
  if (row) row.agentCount += 1;
}

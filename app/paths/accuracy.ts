/** Addresses of reported facts and of the accuracy page. Apart, so that other pages don't load them. */
import { type Query, withQuery } from "./paths.ts";

const segment = (value: string) => encodeURIComponent(value);

/** Where a reader says that a fact of an agent, by slug, is wrong; `state` is that of a license. */
export const reportFactAddress = (agentSlug: string, fact?: string, state?: string): string =>
  withQuery(`/showcase/${segment(agentSlug)}/wrong`, { fact, state });
/** A reported fact to decide. */
export const adminFactAddress = (caseId: string): string => `/admin/facts/${segment(caseId)}`;
/** Where an agent answers what readers reported. */
export const ownFactsAddress = (): string => "/dashboard/reported-facts";

/** The published figures, and the rows they are counted from. */
export const accuracyPaths = {
  page: (query: Query = {}) => withQuery("/accuracy", query),
  /** The counts as the page shows them, for all states. */
  counts: () => "/accuracy.csv",
  /** One row for each fact of each agent in a state. */
  facts: (stateCode: string) => `/accuracy/${segment(stateCode.toLowerCase())}.csv`,
} as const;

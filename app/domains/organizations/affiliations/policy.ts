/** What may stand above what. Pure. */
import type { OrganizationType } from "../types.ts";

/** carrier → FMO → agency (domain "Licenses", Hierarchy). */
const HEIGHT: Readonly<Record<OrganizationType, number>> = { agency: 1, fmo: 2, carrier: 3 };

/**
 * Only a higher kind may stand above another, so that no chain ever comes back to where it began: a kind is fixed once
 * an organization is approved.
 */
export const mayStandAbove = (above: OrganizationType, below: OrganizationType): boolean =>
  HEIGHT[above] > HEIGHT[below];

/** The kinds that may stand above this one, the nearest first. */
export const typesAbove = (type: OrganizationType): OrganizationType[] =>
  (["fmo", "carrier"] as const).filter((one) => mayStandAbove(one, type));

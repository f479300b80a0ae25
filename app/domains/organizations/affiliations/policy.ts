/** Which kinds of organizations can be above which. Pure. */
import type { OrganizationType } from "../types.ts";

/** carrier → FMO → agency (domain "Licenses", Hierarchy). */
const HEIGHT: Readonly<Record<OrganizationType, number>> = { agency: 1, fmo: 2, carrier: 3 };

/**
 * Only a higher kind can be above another, so there are no circles: an organization's kind is fixed once it is approved.
 */
export const mayStandAbove = (above: OrganizationType, below: OrganizationType): boolean =>
  HEIGHT[above] > HEIGHT[below];

/** The kinds that can be above this one, nearest first. */
export const typesAbove = (type: OrganizationType): OrganizationType[] =>
  (["fmo", "carrier"] as const).filter((one) => mayStandAbove(one, type));

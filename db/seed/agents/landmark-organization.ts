/** Lantern Row Insurance in Austin; its members are fixed agents only. */
import type { SeedContext } from "../context.ts";
import type { Organization } from "../records.ts";
import { createdAtOf } from "./landmark-base.ts";
import { landmarks } from "./landmarks.ts";

/** Carriers that the office represents. */
export const lanternRowCarriers: readonly number[] = [1, 2, 3, 4, 6, 10, 17, 28];

export function landmarkOrganization(context: SeedContext, parent: Organization | null): Organization {
  const { organizationNo, id, name, slug } = landmarks.organizations.lanternRow;
  const { zip, cityNo, stateCode, lat, lon } = context.zipRow("78751");
  return {
    ...{ organizationNo, id, name, zip, cityNo, stateCode, lat, lon },
    status: "active",
    archivedAt: null,
    seats: null,
    type: "agency",
    urlSlug: slug,
    npn: "9442100",
    street: "4120 Hollow Elm Street, Suite 3",
    phone: "+15125550140",
    website: "https://lanternrow.example",
    foundedYear: 1998,
    photoUrl: null,
    parentNo: parent?.organizationNo ?? null,
    parentSince: parent ? Date.UTC(2019, 3, 1) : null,
    createdAt: createdAtOf(id, context),
    city: "Austin",
    state: "Texas",
    independent: true,
    carrierNos: [...lanternRowCarriers],
    pull: 0,
    ownedByAgent: true,
    hasOwner: true,
    agentCount: 0,
  };
}

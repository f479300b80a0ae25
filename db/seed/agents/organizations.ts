/** Agencies, FMOs and carriers: where they are, what is above them, and which carriers they represent. */

import { DAY_MS } from "#app/platform/durations.ts";
import { slugify } from "#app/platform/slugs.ts";
import { carrierRows } from "../catalog.ts";
import type { SeedContext } from "../context.ts";
import { fictionalPhone, npnAt, SlugRegister, uuidV7 } from "../identifiers.ts";
import { exampleSite, inventStreet, pointNear } from "../places/addresses.ts";
import { areaCodesFor } from "../places/regions.ts";
import { Random } from "../random.ts";
import type { Organization, OrganizationRow } from "../records.ts";
import { describeOrganization, inventOrganizationName } from "../words/sentences-organization.ts";

const AGENCY_SHARE = 0.1326;
/** Far above every agent's number, so that NPNs differ. */
const NPN_OFFSET = 8_000_000;

/** How many of each type for this number of agents: about 700 in all for 5,000. */
export function organizationCounts(agents: number): { agency: number; fmo: number; carrier: number } {
  return {
    agency: Math.max(1, Math.round(agents * AGENCY_SHARE)),
    fmo: Math.min(300, Math.max(1, Math.round(agents / 200))),
    carrier: Math.min(12, Math.max(2, Math.round(agents / 400))),
  };
}

/** Carriers, then FMOs below them, then agencies below those or alone. Numbers follow `firstNo` in that order. */
export function planOrganizations(context: SeedContext, firstNo: number): Organization[] {
  const counts = organizationCounts(context.agents);
  const slugs = new SlugRegister();
  for (const slug of context.reservedOrganizationSlugs) slugs.claim(slug);
  const planned: Organization[] = [];
  const add = (type: OrganizationRow["type"], i: number, count: number, above: readonly Organization[]) => {
    const organizationNo = firstNo + planned.length;
    const random = new Random(context.seed, "organization", organizationNo);
    // One in every stretch of the population, so that agencies are where people are.
    const zip = context.zipAt((i + random.unit()) / count);
    planned.push(planOne(context, type, organizationNo, zip, i, above, slugs, random));
  };
  for (let i = 0; i < counts.carrier; i += 1) add("carrier", i, counts.carrier, []);
  const carriers = [...planned];
  for (let i = 0; i < counts.fmo; i += 1) add("fmo", i, counts.fmo, carriers);
  const fmos = planned.slice(carriers.length);
  for (let i = 0; i < counts.agency; i += 1) add("agency", i, counts.agency, fmos);
  return planned;
}

function planOne(
  context: SeedContext,
  type: OrganizationRow["type"],
  organizationNo: number,
  zip: SeedContext["places"]["zips"][number],
  index: number,
  above: readonly Organization[],
  slugs: SlugRegister,
  random: Random,
): Organization {
  const city = context.cityName(zip.cityNo);
  const name =
    type === "carrier"
      ? (carrierRows[index]?.name ?? "Unnamed Carrier")
      : inventOrganizationName(type, zip.stateCode, random);
  const urlSlug = slugs.claim(slugify(name));
  const foundedYear = context.year - Math.floor(3 + random.unit() ** 1.6 * (type === "carrier" ? 120 : 70));
  const createdAt = context.openedMs + Math.floor(random.unit() ** 1.8 * 500 * DAY_MS);
  const independent = type === "fmo" || (type === "agency" && random.chance(0.68));
  // Half of the agencies are independent; the others contract through an FMO.
  const parent = above.length > 0 && (type === "fmo" || random.chance(0.5)) ? random.pick(above) : null;
  const carrierNos =
    type === "carrier" ? [index + 1] : drawCarriers(independent ? random.integer(4, 13) : 1, random);
  const point = pointNear(zip.lat, zip.lon, 2, random);
  return {
    organizationNo,
    id: uuidV7(createdAt, random),
    status: "active",
    archivedAt: null,
    seats: null,
    name,
    type,
    urlSlug,
    npn: type === "carrier" || random.chance(0.05) ? null : npnAt(NPN_OFFSET + organizationNo),
    street: inventStreet(random),
    zip: zip.zip,
    cityNo: zip.cityNo,
    stateCode: zip.stateCode,
    ...point,
    phone: random.chance(0.95)
      ? fictionalPhone(random.pick(areaCodesFor(zip.stateCode, city)), random)
      : null,
    website: random.chance(0.82) ? exampleSite(urlSlug) : null,
    foundedYear,
    photoUrl: null,
    parentNo: parent?.organizationNo ?? null,
    parentSince: parent
      ? Date.UTC(Math.max(foundedYear, context.year - random.integer(0, 12)), 0, random.integer(1, 300))
      : null,
    createdAt,
    city,
    state: context.stateName(zip.stateCode),
    independent,
    carrierNos,
    pull: type === "agency" ? Math.exp(0.9 * random.normal()) : 0,
    ownedByAgent: type === "agency" && random.chance(0.7),
    hasOwner: false,
    agentCount: 0,
  };
}

export function drawCarriers(count: number, random: Random): number[] {
  return random
    .sample(carrierRows, count)
    .map((carrier) => carrier.carrierNo)
    .sort((a, b) => a - b);
}

/** The finished row. */
export function organizationRow(organization: Organization, context: SeedContext): OrganizationRow {
  const random = new Random(context.seed, "description", organization.organizationNo);
  const { city, state, independent, carrierNos, pull, ownedByAgent, hasOwner, ...row } = organization;
  return { ...row, description: describeOrganization(organization, random) };
}

/** One agent with everything that hangs on them, drawn from their own streams. */

import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/limits.ts";
import { explainRank, type ReviewSums } from "#app/domains/directory/ranking.ts";
import type { agentSearch, agents, people } from "../schema/directory.ts";
import type { organizationMembers } from "../schema/organizations.ts";
import { drawWeeklyHours, exampleSite, inventStreet, pointNear } from "./addresses.ts";
import { carrierRows, typesInMask, typesMask } from "./catalogue.ts";
import type { SeedContext } from "./context.ts";
import { addDays, DAY_MS } from "./days.ts";
import { fictionalPhone, npnAt, type SlugRegister, slugify, uuidV7 } from "./identifiers.ts";
import {
  type CoverageDraft,
  coverableTypes,
  coverageOf,
  inventLicences,
  type LicenceDraft,
} from "./licences.ts";
import type { Membership } from "./memberships.ts";
import { fullName, inventName, nameSlug } from "./names.ts";
import { Random } from "./random.ts";
import { areaCodesFor, languageSharesIn, timeZoneAt } from "./regions.ts";
import { drawReviewFacts } from "./review-facts.ts";
import { type ReviewDraft, sumsOf, writeReviews } from "./reviews.ts";
import { inventBiography } from "./sentences-biography.ts";
import { inventHeadline } from "./sentences-headline.ts";
import { drawLines, drawSpecialty, drawTypes } from "./specialties.ts";

export type AgentRow = Required<typeof agents.$inferInsert>;
export type MemberRow = Required<typeof organizationMembers.$inferInsert>;

/** Everything about one agent; `organizationName` is for the full text. */
export type AgentRecord = {
  agent: AgentRow;
  person: Required<typeof people.$inferInsert>;
  licences: LicenceDraft[];
  coverage: CoverageDraft[];
  carrierNos: number[];
  reviews: ReviewDraft[];
  members: MemberRow[];
  organizationName: string;
  oldSlug: string | null;
};

export type AgentDraft = Omit<AgentRecord, "coverage" | "agent"> & { agent: Omit<AgentRow, "orderValue"> };

/** Computes what follows from the draft: coverage and order value. */
export function finishAgent(draft: AgentDraft, priorMean: number, context: SeedContext): AgentRecord {
  const { orderValue } = explainRank(sumsOf(draft.reviews, context.nowMs), priorMean);
  return {
    ...draft,
    agent: { ...draft.agent, orderValue },
    coverage: coverageOf(draft.licences, context.today),
  };
}

/** Invents the agent with this number at the place that the number falls on. */
export function inventAgent(
  context: SeedContext,
  agentNo: number,
  share: number,
  slugs: SlugRegister,
  join: (point: { lat: number; lon: number }, personId: string, random: Random) => Membership | null,
): AgentDraft {
  const random = new Random(context.seed, "agent", agentNo);
  const zip = context.zipAt(share);
  const { stateCode } = zip;
  const city = context.cityName(zip.cityNo);
  const name = inventName(stateCode, random);
  const slug = slugs.claim(nameSlug(name));
  const point = pointNear(zip.lat, zip.lon, 2, random);
  const createdAt =
    context.openedMs + Math.floor(random.unit() ** 2 * (context.nowMs - context.openedMs - 2 * DAY_MS));
  const personId = uuidV7(createdAt, random);
  const membership = join(point, personId, random);
  const specialty = drawSpecialty(random);
  const lines = drawLines(specialty, random);
  const licences = inventLicences(
    stateCode,
    lines,
    context.today,
    new Random(context.seed, "licences", agentNo),
  );
  const types = typesMask(drawTypes(specialty, random)) & coverableTypes(licences);
  const sinceYear = context.year - Math.floor(random.unit() ** 1.4 * 40);
  const spoken = languageSharesIn(stateCode).flatMap(([bit, chance]) => (random.chance(chance) ? [bit] : []));
  const words = { specialty, city, state: context.stateName(stateCode), sinceYear };
  const accepting = random.chance(0.85);
  const independent = membership?.organization.independent ?? random.chance(0.85);
  const facts = drawReviewFacts(context.seed, agentNo, context.reviewsPerAgent);
  return {
    agent: {
      agentNo,
      id: uuidV7(createdAt, random),
      personId,
      slug,
      name: fullName(name),
      headline: random.chance(0.04) ? "" : inventHeadline(words, random),
      biography: inventBiography({ ...words, languages: spoken }, random),
      photoUrl: null,
      accountStatus: random.chance(0.01) ? "archived" : "active",
      organizationNo: membership?.organization.organizationNo ?? null,
      organizationRole: membership?.role ?? null,
      independent,
      street: inventStreet(random),
      zip: zip.zip,
      cityNo: zip.cityNo,
      countyFips: zip.countyFips,
      stateCode,
      ...point,
      serviceRadiusMiles: random.pick([10, 15, 20, 25, 25, 30, 30, 40, 50, 50, 75, 100]),
      phone: random.chance(0.94) ? fictionalPhone(random.pick(areaCodesFor(stateCode, city)), random) : null,
      website: random.chance(0.5)
        ? (membership?.organization.website ?? exampleSite(slugify(name.lastName + "insurance")))
        : null,
      npn: npnAt(agentNo),
      npnMatchedAt: random.chance(0.94) ? context.nowMs - random.integer(1, 30 * 24) * 3_600_000 : null,
      licensedSinceYear: sinceYear,
      types,
      languages: [0, ...spoken].reduce((mask, bit) => mask + 2 ** bit, 0),
      acceptingClients: accepting,
      acceptingFrom: !accepting && random.chance(0.6) ? addDays(context.today, random.integer(5, 120)) : null,
      timeZone: timeZoneAt(stateCode, point.lat, point.lon),
      weeklyHours: drawWeeklyHours(random),
      ...drawResponse(random),
      createdAt,
      updatedAt: Math.floor(createdAt + random.unit() * (context.nowMs - createdAt - DAY_MS)),
    },
    person: { id: personId, firstName: name.firstName, lastName: name.lastName, createdAt },
    licences,
    carrierNos: drawCarriersFor(types, membership?.organization.carrierNos ?? null, independent, random),
    reviews: writeReviews(
      facts,
      {
        firstName: name.firstName.split(" ")[0] ?? "",
        stateCode,
        types: typesInMask(types),
        sinceMs: createdAt + DAY_MS,
        nowMs: context.nowMs,
      },
      context.seed,
      agentNo,
    ),
    members: membership?.rows ?? [],
    organizationName: membership?.organization.name ?? "",
    oldSlug: random.chance(0.01)
      ? slugs.claim(nameSlug({ ...name, lastName: inventName(stateCode, random).lastName }))
      : null,
  };
}

/** Carriers that write something the agent sells: the office's own, or a few. */
function drawCarriersFor(
  types: number,
  office: readonly number[] | null,
  independent: boolean,
  random: Random,
): number[] {
  const fitting = carrierRows
    .filter((carrier) => (carrier.types & types) !== 0)
    .map((carrier) => carrier.carrierNo);
  if (office !== null) {
    const shared = office.filter((carrierNo) => fitting.includes(carrierNo));
    if (shared.length > 0) return shared;
  }
  return random.sample(fitting, independent ? random.integer(2, 9) : 1).sort((a, b) => a - b);
}

/** Most answer within a few hours; a fifth have too few conversations for a figure to be shown. */
function drawResponse(random: Random): Pick<AgentRow, "responseMinutes" | "responseThreads"> {
  const responseThreads = random.chance(0.2)
    ? random.integer(0, 4)
    : 5 + Math.floor(-Math.log(1 - random.unit()) * 26);
  const minutes = Math.max(2, Math.min(5760, Math.round(Math.exp(4.75 + 1.25 * random.normal()))));
  return { responseThreads, responseMinutes: responseThreads === 0 ? null : minutes };
}

/** The row that search reads. Only for active agents: an archived one is found nowhere. */
export function searchRow(
  { agent }: AgentRecord,
  sums: ReviewSums,
): Required<typeof agentSearch.$inferInsert> {
  const { zip, agentNo, lat, lon, types, languages, acceptingClients, independent, organizationNo } = agent;
  return {
    ...{ zip, agentNo, lat, lon, types, languages, acceptingClients, independent, organizationNo },
    reviewCount: sums.reviewCount,
    starSum: sums.starSum,
    weightSum: sums.weightSum,
    weightedStars: sums.weightedStars,
    weightedSquares: sums.weightedSquares,
    responseMinutes:
      (agent.responseThreads ?? 0) >= RESPONSE_FLOOR_THREADS ? (agent.responseMinutes ?? null) : null,
  };
}

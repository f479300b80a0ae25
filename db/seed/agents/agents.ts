/** Invents agents: one at a time, each from its own random streams. */

import { faceUrl } from "#app/domains/photos/drawings/draw.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { slugify } from "#app/platform/slugs.ts";
import { carrierRows, typesInMask, typesMask } from "../catalog.ts";
import type { SeedContext } from "../context.ts";
import { addDays } from "../days.ts";
import { fictionalPhone, npnAt, registerEmailOf, type SlugRegister, uuidV7 } from "../identifiers.ts";
import { drawWeeklyHours, exampleSite, inventStreet, pointNear } from "../places/addresses.ts";
import { areaCodesFor, timeZoneAt } from "../places/regions.ts";
import { Random } from "../random.ts";
import type { AgentDraft, AgentRow, LicenseDraft, Membership, ReviewDraft } from "../records.ts";
import { drawReviewFacts } from "../reviews/review-facts.ts";
import { type Reviewed, writeReviews } from "../reviews/reviews.ts";
import { languageSharesIn } from "../words/language-shares.ts";
import { lookOf } from "../words/name-looks.ts";
import { firstNameOnly, fullName, inventName, inventPerson, nameSlug } from "../words/names.ts";
import { inventBiography } from "../words/sentences-biography.ts";
import { inventHeadline } from "../words/sentences-headline.ts";
import { coverableTypes, inventLicenses } from "./licenses.ts";
import { drawLines, drawSpecialty, drawTypes, type Specialty } from "./specialties.ts";

/** Finds an organization for someone at a point, or none. */
export type Join = (
  point: { lat: number; lon: number },
  personId: string,
  random: Random,
) => Membership | null;

const RENAMED_SHARE = 0.01;
const ARCHIVED_SHARE = 0.01;
const SPANISH = 1;
const FACE_SHARE = 0.98;

/** Published reviews, and their mean, from which on agents are at the top of lists: they look after their profile. */
const BUSY_REVIEWS = 5;
const BUSY_STARS = 4.2;

function isBusy(reviews: readonly Pick<ReviewDraft, "status" | "stars">[]): boolean {
  const published = reviews.filter(({ status }) => status === "published");
  const stars = published.reduce((sum, review) => sum + review.stars, 0);
  return published.length >= BUSY_REVIEWS && stars >= BUSY_STARS * published.length;
}

/** The same licenses, those proven by an old document confirmed by a list of this month. */
const confirmedLately = (licenses: readonly LicenseDraft[], agentNo: number, today: string): LicenseDraft[] =>
  licenses.map((license) => {
    const readOn = addDays(today, -1 - (agentNo % 26));
    return license.evidence !== "document" || readOn < license.effectiveOn
      ? license
      : { ...license, evidence: "state-list", evidenceReadOn: readOn };
  });

/** The address of the agent's drawn face; some have none, as in life. */
function drawFace(context: SeedContext, agentNo: number, firstName: string, busy: boolean): string | null {
  const random = new Random(context.seed, "face", agentNo);
  return busy || random.chance(FACE_SHARE) ? faceUrl(`${context.seed} ${agentNo}`, lookOf(firstName)) : null;
}

/** Invents the agent with this number at the place where `share` of the population is reached. */
export function inventAgent(
  context: SeedContext,
  agentNo: number,
  share: number,
  slugs: SlugRegister,
  join: Join,
): AgentDraft {
  const random = new Random(context.seed, "agent", agentNo);
  const office = drawOffice(context, share, random);
  const { stateCode } = office;
  const { name, languageBit } = inventPerson(stateCode, random);
  const createdAt =
    context.openedMs + Math.floor(random.unit() ** 2 * (context.nowMs - context.openedMs - 2 * DAY_MS));
  const personId = uuidV7(createdAt, random);
  const membership = join(office, personId, random);
  const specialty = drawSpecialty(random);
  const lines = drawLines(specialty, random);
  const licenses = inventLicenses(
    stateCode,
    lines,
    context.today,
    new Random(context.seed, "licenses", agentNo),
  );
  const types = typesMask(drawTypes(specialty, random)) & coverableTypes(licenses);
  const languages = drawLanguages(stateCode, languageBit, random);
  const independent = membership?.organization.independent ?? random.chance(0.85);
  const reviewed: Reviewed = {
    firstName: firstNameOnly(name.firstName),
    stateCode,
    state: context.stateName(stateCode),
    types: typesInMask(types),
    speaksSpanish: languages.includes(SPANISH),
    sinceMs: createdAt + DAY_MS,
    nowMs: context.nowMs,
  };
  const reviews = writeReviews(
    drawReviewFacts(context.seed, agentNo, context.reviewsPerAgent),
    reviewed,
    context.seed,
    agentNo,
  );
  const busy = isBusy(reviews);
  return {
    agent: {
      agentNo,
      id: uuidV7(createdAt, random),
      personId,
      slug: slugs.claim(nameSlug(name)),
      name: fullName(name),
      ...drawWords(context, specialty, office, languages, random),
      photoUrl: null,
      drawingUrl: drawFace(context, agentNo, name.firstName, busy),
      accountStatus: random.chance(ARCHIVED_SHARE) ? "archived" : "active",
      organizationNo: membership?.organization.organizationNo ?? null,
      organizationRole: membership?.role ?? null,
      independent,
      ...office,
      serviceRadiusMiles: random.pick([10, 15, 20, 25, 25, 30, 30, 40, 50, 50, 75, 100]),
      ...drawContact(context, office, name.lastName, membership, random),
      npn: npnAt(agentNo),
      npnMatchedAt: random.chance(0.94) ? context.nowMs - random.integer(1, 30 * 24) * HOUR_MS : null,
      registerEmail: registerEmailOf(agentNo, fullName(name)),
      types,
      languages: [0, ...languages].reduce((mask, bit) => mask + 2 ** bit, 0),
      ...drawAccepting(context, random),
      timeZone: timeZoneAt(stateCode, office.lat, office.lon),
      weeklyHours: drawWeeklyHours(random),
      specialHours: null,
      ...drawResponse(random),
      createdAt,
      updatedAt: Math.floor(createdAt + random.unit() * (context.nowMs - createdAt - DAY_MS)),
    },
    person: { id: personId, firstName: name.firstName, lastName: name.lastName, createdAt },
    licenses: busy ? confirmedLately(licenses, agentNo, context.today) : licenses,
    carrierNos: drawCarriers(types, membership?.organization.carrierNos ?? null, independent, random),
    reviews,
    members: membership?.rows ?? [],
    organizationName: membership?.organization.name ?? "",
    oldSlug: random.chance(RENAMED_SHARE)
      ? slugs.claim(nameSlug({ ...name, lastName: inventName(stateCode, random).lastName }))
      : null,
  };
}

type Office = Pick<AgentRow, "street" | "zip" | "cityNo" | "countyFips" | "stateCode" | "lat" | "lon">;

function drawOffice(context: SeedContext, share: number, random: Random): Office {
  const { zip, cityNo, countyFips, stateCode, lat, lon } = context.zipAt(share);
  return {
    street: inventStreet(random),
    zip,
    cityNo,
    countyFips,
    stateCode,
    ...pointNear(lat, lon, 2, random),
  };
}

function drawWords(
  context: SeedContext,
  specialty: Specialty,
  office: Office,
  languages: readonly number[],
  random: Random,
): Pick<AgentRow, "headline" | "biography" | "licensedSinceYear"> {
  const yearsLicensed = Math.floor(random.unit() ** 1.4 * 40);
  const licensedSinceYear = context.year - yearsLicensed;
  const facts = {
    specialty,
    city: context.cityName(office.cityNo),
    state: context.stateName(office.stateCode),
    sinceYear: licensedSinceYear,
    yearsLicensed,
    languages,
  };
  return {
    headline: random.chance(0.04) ? "" : inventHeadline(facts, random),
    biography: inventBiography(facts, random),
    licensedSinceYear,
  };
}

/** Bits besides English. */
function drawLanguages(stateCode: string, ownBit: number | null, random: Random): number[] {
  const bits = new Set(ownBit === null ? [] : [ownBit]);
  for (const [bit, share] of languageSharesIn(stateCode)) if (random.chance(share)) bits.add(bit);
  return [...bits].sort((a, b) => a - b);
}

function drawContact(
  context: SeedContext,
  { stateCode, cityNo }: Office,
  lastName: string,
  membership: Membership | null,
  random: Random,
): Pick<AgentRow, "phone" | "website"> {
  const areaCode = random.pick(areaCodesFor(stateCode, context.cityName(cityNo)));
  const ownSite = exampleSite(`${slugify(lastName)}insurance`);
  return {
    phone: random.chance(0.94) ? fictionalPhone(areaCode, random) : null,
    website: random.chance(0.5) ? (membership?.organization.website ?? ownSite) : null,
  };
}

function drawAccepting(
  context: SeedContext,
  random: Random,
): Pick<AgentRow, "acceptingClients" | "acceptingFrom"> {
  if (random.chance(0.85)) return { acceptingClients: true, acceptingFrom: null };
  const isKnown = random.chance(0.6);
  return {
    acceptingClients: false,
    acceptingFrom: isKnown ? addDays(context.today, random.integer(5, 120)) : null,
  };
}

/** Carriers that write something the agent sells: the office's own, or a few. */
function drawCarriers(
  types: number,
  office: readonly number[] | null,
  independent: boolean,
  random: Random,
): number[] {
  const fitting = carrierRows
    .filter((carrier) => (carrier.types & types) !== 0)
    .map((carrier) => carrier.carrierNo);
  const shared = office?.filter((carrierNo) => fitting.includes(carrierNo)) ?? [];
  if (shared.length > 0) return shared;
  return random.sample(fitting, independent ? random.integer(2, 9) : 1).sort((a, b) => a - b);
}

/** Most answer within a few hours; a fifth have too few conversations for a figure. */
function drawResponse(random: Random): Pick<AgentRow, "responseMinutes" | "responseThreads"> {
  const responseThreads = random.chance(0.2)
    ? random.integer(0, 4)
    : 5 + Math.floor(-Math.log(1 - random.unit()) * 26);
  const minutes = Math.max(2, Math.min(5760, Math.round(Math.exp(4.75 + 1.25 * random.normal()))));
  return { responseThreads, responseMinutes: responseThreads === 0 ? null : minutes };
}

/** The common parts of the fixed agents. */
import { faceUrl } from "#app/domains/photos/drawings/draw.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { line, type TypeSlug, typesInMask, typesMask } from "../catalog.ts";
import type { SeedContext } from "../context.ts";
import { addDays, addYears } from "../days.ts";
import { registerEmailOf } from "../identifiers.ts";
import type { AgentDraft, LicenseDraft, MemberRow } from "../records.ts";
import type { Reviewed } from "../reviews/reviews.ts";
import { lookOf } from "../words/name-looks.ts";
import { landmarks } from "./landmarks.ts";

export const propertyCasualty = line.property + line.casualty;
export const lifeHealth = line.life + line.health;

/** Masks of `languages`. */
export const speaks = {
  english: 1,
  englishSpanish: 1 + 2,
  englishVietnamese: 1 + 16,
  everything: 2 ** 26 - 1,
};

type Fixed = (typeof landmarks.agents)[keyof typeof landmarks.agents];

const officeHours = [[510, 1050], [510, 1050], [510, 1050], [510, 1050], [510, 960], "appointment", null];

/** The time in a UUIDv7, but at least a month before the seed's day. */
export function createdAtOf(id: string, context: SeedContext): number {
  return Math.min(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16), context.nowMs - 30 * DAY_MS);
}

/** An active agent in an office in Austin unless `fields` say otherwise, without licenses, reviews, organization. */
export function baseAgent(
  context: SeedContext,
  who: Fixed,
  zipCode: string,
  types: readonly TypeSlug[],
  fields: Partial<AgentDraft["agent"]>,
): AgentDraft {
  const { cityNo, countyFips, stateCode, lat, lon } = context.zipRow(zipCode);
  const space = who.name.indexOf(" ");
  const createdAt = createdAtOf(who.id, context);
  return {
    agent: {
      agentNo: who.agentNo,
      id: who.id,
      personId: who.personId,
      slug: who.slug,
      name: who.name,
      headline: "",
      biography: "",
      photoUrl: null,
      drawingUrl: faceUrl(who.id, lookOf(who.name)),
      accountStatus: "active",
      organizationNo: null,
      organizationRole: null,
      independent: true,
      street: "4120 Hollow Elm Street, Suite 3",
      ...{ zip: zipCode, cityNo, countyFips, stateCode, lat, lon },
      serviceRadiusMiles: 30,
      phone: null,
      website: null,
      // Below every generated number.
      npn: String(9_442_060 + who.agentNo),
      npnMatchedAt: context.nowMs - 6 * DAY_MS,
      registerEmail: registerEmailOf(who.agentNo, who.name),
      licensedSinceYear: context.year - 15,
      types: typesMask(types),
      languages: speaks.english,
      acceptingClients: true,
      acceptingFrom: null,
      timeZone: "America/Chicago",
      weeklyHours: JSON.stringify(officeHours),
      specialHours: null,
      responseMinutes: null,
      responseThreads: 0,
      createdAt,
      updatedAt: context.nowMs - 10 * DAY_MS,
      ...fields,
    },
    person: {
      id: who.personId,
      firstName: who.name.slice(0, space),
      lastName: who.name.slice(space + 1),
      createdAt,
    },
    licenses: [],
    carrierNos: [],
    reviews: [],
    members: [],
    organizationName: "",
    oldSlug: null,
  };
}

/** A producer's license, active, read in a state list six days ago, for two years up to `expiresOn`. */
export function license(
  context: SeedContext,
  fields: Partial<LicenseDraft> &
    Pick<LicenseDraft, "stateCode" | "number" | "lines" | "stateLabel" | "expiresOn">,
): LicenseDraft {
  return {
    licenseClass: "Producer",
    resident: false,
    // The cron has already handled what ended before today.
    status: fields.expiresOn < context.today ? "expired" : "active",
    evidence: "state-list",
    effectiveOn: addDays(addYears(fields.expiresOn, -2), 1),
    evidenceReadOn: addDays(context.today, -6),
    ...fields,
  };
}

/** A Texan's resident license for property and casualty, `days` from the end of its term. */
export function texasLicense(context: SeedContext, number: string, days: number): LicenseDraft {
  return license(context, {
    stateCode: "TX",
    number,
    resident: true,
    lines: propertyCasualty,
    stateLabel: "General Lines, P&C",
    expiresOn: addDays(context.today, days),
  });
}

/** The same agent as a member of Lantern Row Insurance. */
export function atLanternRow(draft: AgentDraft, role: MemberRow["role"], memberId: string): AgentDraft {
  const { organizationNo, name } = landmarks.organizations.lanternRow;
  const { personId, createdAt } = draft.agent;
  const joinedAt = createdAt - 400 * DAY_MS;
  return {
    ...draft,
    agent: { ...draft.agent, organizationNo, organizationRole: role, website: "https://lanternrow.example" },
    organizationName: name,
    members: [
      {
        id: memberId,
        organizationNo,
        userId: null,
        personId,
        role,
        joinedAt,
        leftAt: null,
        leftCause: null,
      },
    ],
  };
}

/** The agent as the review texts need it. */
export function reviewedAs({ agent, person }: AgentDraft, context: SeedContext): Reviewed {
  return {
    firstName: person.firstName,
    stateCode: agent.stateCode,
    state: context.stateName(agent.stateCode),
    types: typesInMask(agent.types),
    speaksSpanish: false,
    sinceMs: Math.min(agent.createdAt, context.openedMs),
    nowMs: context.nowMs,
  };
}

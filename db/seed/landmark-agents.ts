/** The fixed records written out; see `landmarks.ts` for what each is there to show. */
import type { AgentDraft, MemberRow } from "./agents.ts";
import { line, type TypeSlug, typesInMask, typesMask } from "./catalogue.ts";
import type { SeedContext } from "./context.ts";
import { addDays, addYears, DAY_MS } from "./days.ts";
import { fewReviews, inesReviews, longestReviews } from "./landmark-reviews.ts";
import { landmarks } from "./landmarks.ts";
import type { LicenceDraft } from "./licences.ts";
import type { Organization } from "./organizations.ts";
import type { ReviewDraft } from "./reviews.ts";

const { agents: fixed, organizations: fixedOrganizations } = landmarks;
const propertyCasualty = line.property + line.casualty;
const lifeHealth = line.life + line.health;
const english = 1;
const spanish = 2;
const vietnamese = 16;
const officeHours = JSON.stringify([
  [510, 1050],
  [510, 1050],
  [510, 1050],
  [510, 1050],
  [510, 960],
  "appointment",
  null,
]);

type Fixed = (typeof fixed)[keyof typeof fixed];

/** The site's own opening, counted from the ids above so that they stay what they say. */
const createdAt = (id: string) => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);

/** All six, in the order of their numbers. */
export function landmarkAgents(context: SeedContext): AgentDraft[] {
  return [
    ines(context),
    longest(context),
    shortest(context),
    archived(context),
    notAccepting(context),
    lapsed(context),
  ];
}

function base(context: SeedContext, who: Fixed, zipCode: string, types: readonly TypeSlug[]): AgentDraft {
  const zip = context.zipRow(zipCode);
  const space = who.name.indexOf(" ");
  const created = Math.min(createdAt(who.id), context.nowMs - 30 * DAY_MS);
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
      accountStatus: "active",
      organizationNo: null,
      organizationRole: null,
      independent: true,
      street: "4120 Hollow Elm Street, Suite 3",
      zip: zipCode,
      cityNo: zip.cityNo,
      countyFips: zip.countyFips,
      stateCode: zip.stateCode,
      lat: zip.lat,
      lon: zip.lon,
      serviceRadiusMiles: 30,
      phone: null,
      website: null,
      npn: String(9_442_060 + who.agentNo),
      npnMatchedAt: context.nowMs - 6 * DAY_MS,
      licensedSinceYear: context.year - 15,
      types: typesMask(types),
      languages: english,
      acceptingClients: true,
      acceptingFrom: null,
      timeZone: "America/Chicago",
      weeklyHours: officeHours,
      responseMinutes: null,
      responseThreads: 0,
      createdAt: created,
      updatedAt: context.nowMs - 10 * DAY_MS,
    },
    person: {
      id: who.personId,
      firstName: who.name.slice(0, space),
      lastName: who.name.slice(space + 1),
      createdAt: created,
    },
    licences: [],
    carrierNos: [],
    reviews: [],
    members: [],
    organizationName: "",
    oldSlug: null,
  };
}

function licence(
  context: SeedContext,
  fields: Partial<LicenceDraft> &
    Pick<LicenceDraft, "stateCode" | "number" | "lines" | "stateLabel" | "expiresOn">,
): LicenceDraft {
  return {
    licenceClass: "Producer",
    resident: false,
    status: "active",
    evidence: "state-list",
    effectiveOn: addDays(addYears(fields.expiresOn, -2), 1),
    evidenceReadOn: addDays(context.today, -6),
    ...fields,
  };
}

function joined(draft: AgentDraft, role: MemberRow["role"], memberId: string): AgentDraft {
  const organization = fixedOrganizations.lanternRow;
  const joinedAt = draft.agent.createdAt - 400 * DAY_MS;
  return {
    ...draft,
    agent: {
      ...draft.agent,
      organizationNo: organization.organizationNo,
      organizationRole: role,
      website: "https://lanternrow.example",
    },
    organizationName: organization.name,
    members: [
      {
        id: memberId,
        organizationNo: organization.organizationNo,
        personId: draft.agent.personId,
        role,
        joinedAt,
        leftAt: null,
      },
    ],
  };
}

function reviewed(draft: AgentDraft, context: SeedContext) {
  const { createdAt: sinceMs, stateCode, types } = draft.agent;
  return {
    firstName: draft.person.firstName,
    stateCode,
    types: typesInMask(types),
    sinceMs: Math.min(sinceMs, context.openedMs),
    nowMs: context.nowMs,
  };
}

const withReviews = (draft: AgentDraft, reviews: ReviewDraft[]): AgentDraft => ({ ...draft, reviews });

function ines(context: SeedContext): AgentDraft {
  const start = base(context, fixed.inesCalloway, "78751", [
    "auto",
    "home",
    "renters",
    "umbrella-insurance",
    "life",
  ]);
  const { today } = context;
  Object.assign(start.agent, {
    headline: "Home and auto for older houses and first-time buyers",
    biography:
      "I write home and auto for people whose houses are older than they are: pier and beam, knob and tube, a roof nobody dated. I will tell you what the policy leaves out before I tell you what it costs.\n\nBefore this I adjusted claims for nine years, most of them hail. Hablo español y le explico cada cobertura con calma.",
    phone: "+15125550142",
    languages: english + spanish,
    responseMinutes: 95,
    responseThreads: 61,
  });
  const expires = addDays(today, 558);
  const texas = {
    stateCode: "TX",
    resident: true,
    expiresOn: expires,
    effectiveOn: addDays(addYears(expires, -4), 1),
  };
  const licences = [
    licence(context, {
      ...texas,
      number: "2214873",
      lines: propertyCasualty,
      stateLabel: "General Lines, P&C",
    }),
    licence(context, { ...texas, number: "2214873-L", lines: lifeHealth, stateLabel: "General Lines, LAH" }),
    licence(context, {
      stateCode: "OK",
      number: "3001946172",
      lines: propertyCasualty,
      stateLabel: "P, C",
      expiresOn: addDays(today, 161),
      evidenceReadOn: addDays(today, -18),
    }),
    licence(context, {
      stateCode: "LA",
      number: "884120",
      lines: propertyCasualty,
      stateLabel: "P&C",
      expiresOn: addDays(today, 23),
    }),
    licence(context, {
      stateCode: "NM",
      number: "1800562",
      lines: line.personal,
      stateLabel: "PL",
      expiresOn: addDays(today, -265),
      evidence: "document",
      evidenceReadOn: addDays(today, -989),
    }),
  ];
  const member = joined(
    { ...start, licences, carrierNos: [1, 2, 3, 4, 6, 10, 17, 28], oldSlug: fixed.inesCalloway.oldSlug },
    "owner",
    "01952a10-6b40-7c31-9d02-3a6f1e8b7c03",
  );
  return withReviews(member, inesReviews(reviewed(member, context)));
}

function longest(context: SeedContext): AgentDraft {
  const draft = base(context, fixed.longest, "10001", [
    "auto",
    "home",
    "life",
    "health",
    "business",
    "renters",
    "motorcycle",
    "boat",
    "rv",
    "umbrella-insurance",
    "medicare-advantage",
    "medicare-supplement",
    "long-term-care",
    "annuities",
    "flood",
  ]);
  const expires = addDays(context.today, 403);
  Object.assign(draft.agent, {
    headline:
      "Homeowners, automobile, umbrella, commercial, life, health, long-term care and Medicare coverage for households and family businesses with more than one address",
    biography: Array.from(
      { length: 6 },
      () =>
        "I look after families and firms with unusually long lists: several houses, several states, several languages, and a drawer of policies that nobody has read in order. The first appointment takes an hour and a half, because I read every page aloud and mark what overlaps and what is missing. Nothing is signed on that day.",
    ).join("\n\n"),
    street: "10284 North-by-Northwest Old Apple Orchard Boulevard, Building C, Floor 14, Suite 1409-B",
    timeZone: "America/New_York",
    phone: "+12125550199",
    website: "https://featherstonehaughcholmondeleyvonhohenfelssantamariaoyelaran.example",
    languages: 2 ** 26 - 1,
    responseMinutes: 1439,
    responseThreads: 1204,
    serviceRadiusMiles: 100,
    licensedSinceYear: context.year - 48,
  });
  const everywhere = ["NY", "NJ", "CT", "PA", "MA", "VT", "FL"].map((stateCode, i) =>
    licence(context, {
      stateCode,
      number: `LA-100${i}-7781234`,
      lines: 31,
      resident: i === 0,
      expiresOn: expires,
      stateLabel:
        "Life, Accident and Health or Sickness, Property, Casualty, Variable Life and Variable Annuity",
    }),
  );
  const carrierNos = Array.from({ length: 28 }, (_, i) => i + 1);
  return withReviews(
    { ...draft, licences: everywhere, carrierNos },
    longestReviews(reviewed(draft, context)),
  );
}

function shortest(context: SeedContext): AgentDraft {
  const draft = base(context, fixed.shortest, "85701", ["auto"]);
  Object.assign(draft.agent, {
    street: "1 Mill Lane",
    timeZone: "America/Phoenix",
    npnMatchedAt: null,
    weeklyHours: JSON.stringify([null, null, null, null, null, null, null]),
    licensedSinceYear: context.year,
  });
  return {
    ...draft,
    licences: [
      licence(context, {
        stateCode: "AZ",
        number: "301",
        lines: line.personal,
        resident: true,
        stateLabel: "PL",
        expiresOn: addDays(context.today, 700),
      }),
    ],
  };
}

function archived(context: SeedContext): AgentDraft {
  const draft = base(context, fixed.archived, "78701", ["auto", "home"]);
  Object.assign(draft.agent, {
    accountStatus: "archived",
    headline: "Retired from practice",
    phone: "+15125550117",
  });
  const licences = [
    licence(context, {
      stateCode: "TX",
      number: "1733001",
      lines: propertyCasualty,
      resident: true,
      stateLabel: "General Lines, P&C",
      expiresOn: addDays(context.today, 300),
    }),
  ];
  const member = joined(
    { ...draft, licences, carrierNos: [1] },
    "member",
    "01955c42-3e20-7234-8d35-6e9f4b1a2c03",
  );
  return withReviews(member, fewReviews(reviewed(member, context), [5, 4], fixed.archived.agentNo));
}

function notAccepting(context: SeedContext): AgentDraft {
  const draft = base(context, fixed.notAccepting, "78701", ["auto", "home", "boat"]);
  Object.assign(draft.agent, {
    headline: "Habla español. Homes in the hill country, wells and barns included",
    biography: "I insure houses at the end of gravel roads, with whatever stands beside them.",
    acceptingClients: false,
    acceptingFrom: addDays(context.today, 45),
    phone: "+15125550163",
    languages: english + spanish,
    responseMinutes: 170,
    responseThreads: 14,
  });
  const licences = [
    licence(context, {
      stateCode: "TX",
      number: "2118845",
      lines: propertyCasualty,
      resident: true,
      stateLabel: "General Lines, P&C",
      expiresOn: addDays(context.today, 131),
    }),
  ];
  const member = joined(
    { ...draft, licences, carrierNos: [1, 4, 9] },
    "manager",
    "01956d53-4f40-7345-9e46-7fa05c2b3d03",
  );
  return withReviews(
    member,
    fewReviews(reviewed(member, context), [5, 5, 5, 4, 5, 5, 4, 5, 4], fixed.notAccepting.agentNo),
  );
}

function lapsed(context: SeedContext): AgentDraft {
  const draft = base(context, fixed.lapsed, "78701", ["auto", "home"]);
  Object.assign(draft.agent, {
    headline: "Third-generation agency, eleven carriers",
    phone: "+15125550188",
    languages: english + vietnamese,
    responseMinutes: 240,
    responseThreads: 3,
  });
  const licences = [
    licence(context, {
      stateCode: "TX",
      number: "1907732",
      lines: propertyCasualty,
      resident: true,
      stateLabel: "General Lines, P&C",
      expiresOn: addDays(context.today, -40),
      status: "expired",
    }),
  ];
  const member = joined(
    { ...draft, licences, carrierNos: [2, 5] },
    "member",
    "01957e64-5a60-7456-8f57-80b16d3c4e03",
  );
  return withReviews(member, fewReviews(reviewed(member, context), [5, 4, 2, 5], fixed.lapsed.agentNo));
}

/** Lantern Row Insurance in Austin; only the agents above belong to it. */
export function landmarkOrganization(context: SeedContext, parent: Organization | null): Organization {
  const who = fixedOrganizations.lanternRow;
  const zip = context.zipRow("78751");
  return {
    organizationNo: who.organizationNo,
    id: who.id,
    name: who.name,
    type: "agency",
    urlSlug: who.slug,
    npn: "9442100",
    street: "4120 Hollow Elm Street, Suite 3",
    zip: zip.zip,
    cityNo: zip.cityNo,
    stateCode: "TX",
    lat: zip.lat,
    lon: zip.lon,
    phone: "+15125550140",
    website: "https://lanternrow.example",
    foundedYear: 1998,
    parentNo: parent?.organizationNo ?? null,
    parentSince: parent ? Date.UTC(2019, 3, 1) : null,
    createdAt: Math.min(createdAt(who.id), context.nowMs - 30 * DAY_MS),
    city: "Austin",
    state: "Texas",
    independent: true,
    carrierNos: [1, 2, 3, 4, 6, 10, 17, 28],
    pull: 0,
    ownedByAgent: true,
    hasOwner: true,
    agentCount: 0,
  };
}

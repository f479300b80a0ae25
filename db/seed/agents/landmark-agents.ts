/** The fixed agents in full; `landmarks.ts` says what each one is for. */
import { line, typeSlugs } from "../catalog.ts";
import type { SeedContext } from "../context.ts";
import { addDays, addYears } from "../days.ts";
import type { AgentDraft, LicenseDraft, ReviewDraft } from "../records.ts";
import { fewReviews, inesReviews, longestReviews } from "../reviews/landmark-reviews.ts";
import {
  atLanternRow,
  baseAgent,
  license,
  lifeHealth,
  propertyCasualty,
  reviewedAs,
  speaks,
  texasLicense,
} from "./landmark-base.ts";
import { lanternRowCarriers } from "./landmark-organization.ts";
import { landmarks } from "./landmarks.ts";

const { inesCalloway, longest, shortest, archived, notAccepting, lapsed } = landmarks.agents;

/** All six, by number. */
export function landmarkAgents(context: SeedContext): AgentDraft[] {
  return [
    writeInes(context),
    writeLongest(context),
    writeShortest(context),
    writeArchived(context),
    writeNotAccepting(context),
    writeLapsed(context),
  ];
}

const withReviews = (draft: AgentDraft, reviews: ReviewDraft[]): AgentDraft => ({ ...draft, reviews });

function writeInes(context: SeedContext): AgentDraft {
  const draft = baseAgent(
    context,
    inesCalloway,
    "78751",
    ["auto", "home", "renters", "umbrella-insurance", "life"],
    {
      headline: "Home and auto for older houses and first-time buyers",
      biography:
        "I write home and auto for people whose houses are older than they are: pier and beam, knob and tube, a roof nobody dated. I will tell you what the policy leaves out before I tell you what it costs.\n\nBefore this I adjusted claims for nine years, most of them hail. Hablo español y le explico cada cobertura con calma.",
      phone: "+15125550142",
      languages: speaks.englishSpanish,
      responseMinutes: 95,
      responseThreads: 61,
    },
  );
  const carrierNos = [...lanternRowCarriers];
  const complete = { ...draft, licenses: inesLicenses(context), carrierNos, oldSlug: inesCalloway.oldSlug };
  const member = atLanternRow(complete, "member", "01952a10-6b40-7c31-9d02-3a6f1e8b7c03");
  return withReviews(member, inesReviews(reviewedAs(member, context)));
}

function inesLicenses(context: SeedContext): LicenseDraft[] {
  const { today } = context;
  const texasEnd = addDays(today, 558);
  const texas = { expiresOn: texasEnd, effectiveOn: addDays(addYears(texasEnd, -4), 1) };
  return [
    { ...texasLicense(context, "2214873", 558), ...texas },
    {
      ...texasLicense(context, "2214873-L", 558),
      ...texas,
      lines: lifeHealth,
      stateLabel: "General Lines, LAH",
    },
    license(context, {
      stateCode: "OK",
      number: "3001946172",
      lines: propertyCasualty,
      stateLabel: "P, C",
      expiresOn: addDays(today, 161),
      evidenceReadOn: addDays(today, -18),
    }),
    license(context, {
      stateCode: "LA",
      number: "884120",
      lines: propertyCasualty,
      stateLabel: "P&C",
      expiresOn: addDays(today, 23),
    }),
    license(context, {
      stateCode: "NM",
      number: "1800562",
      lines: line.personal,
      stateLabel: "PL",
      expiresOn: addDays(today, -265),
      evidence: "document",
      evidenceReadOn: addDays(today, -989),
    }),
  ];
}

const LONG_PARAGRAPH =
  "I look after families and firms with unusually long lists: several houses, several states, several languages, and a drawer of policies that nobody has read in order. The first appointment takes an hour and a half, because I read every page aloud and mark what overlaps and what is missing. Nothing is signed on that day.";

function writeLongest(context: SeedContext): AgentDraft {
  const draft = baseAgent(context, longest, "10001", typeSlugs(), {
    headline:
      "Homeowners, automobile, umbrella, commercial, life, health, long-term care and Medicare coverage for households and family businesses with more than one address",
    biography: Array.from({ length: 6 }, () => LONG_PARAGRAPH).join("\n\n"),
    street: "10284 North-by-Northwest Old Apple Orchard Boulevard, Building C, Floor 14, Suite 1409-B",
    timeZone: "America/New_York",
    phone: "+12125550199",
    website: "https://featherstonehaughcholmondeleyvonhohenfelssantamariaoyelaran.example",
    languages: speaks.everything,
    responseMinutes: 1439,
    responseThreads: 1204,
    serviceRadiusMiles: 100,
    licensedSinceYear: context.year - 48,
  });
  const licenses = ["NY", "NJ", "CT", "PA", "MA", "VT", "FL"].map((stateCode, i) =>
    license(context, {
      stateCode,
      number: `LA-100${i}-7781234`,
      lines: propertyCasualty + lifeHealth + line.variable,
      resident: i === 0,
      expiresOn: addDays(context.today, 403),
      // Of one that nobody has confirmed for long, the document is older than 180 days.
      ...(stateCode === "FL" ? { evidence: "document", evidenceReadOn: addDays(context.today, -214) } : {}),
      stateLabel:
        "Life, Accident and Health or Sickness, Property, Casualty, Variable Life and Variable Annuity",
    }),
  );
  const carrierNos = Array.from({ length: 28 }, (_, i) => i + 1);
  return withReviews({ ...draft, licenses, carrierNos }, longestReviews(reviewedAs(draft, context)));
}

function writeShortest(context: SeedContext): AgentDraft {
  const draft = baseAgent(context, shortest, "85701", ["auto"], {
    drawingUrl: null,
    street: "1 Mill Lane",
    timeZone: "America/Phoenix",
    npnMatchedAt: null,
    weeklyHours: JSON.stringify(Array(7).fill(null)),
    licensedSinceYear: context.year,
  });
  const only = license(context, {
    stateCode: "AZ",
    number: "301",
    lines: line.personal,
    resident: true,
    stateLabel: "PL",
    expiresOn: addDays(context.today, 700),
  });
  return { ...draft, licenses: [only] };
}

function writeArchived(context: SeedContext): AgentDraft {
  const draft = baseAgent(context, archived, "78701", ["auto", "home"], {
    accountStatus: "archived",
    headline: "Retired from practice",
    phone: "+15125550117",
  });
  const complete = { ...draft, licenses: [texasLicense(context, "1733001", 300)], carrierNos: [1] };
  const member = atLanternRow(complete, "member", "01955c42-3e20-7234-8d35-6e9f4b1a2c03");
  return withReviews(member, fewReviews(reviewedAs(member, context), [5, 4], archived.agentNo));
}

function writeNotAccepting(context: SeedContext): AgentDraft {
  const draft = baseAgent(context, notAccepting, "78701", ["auto", "home", "boat"], {
    headline: "Habla español. Homes in the hill country, wells and barns included",
    biography: "I insure houses at the end of gravel roads, with whatever stands beside them.",
    acceptingClients: false,
    acceptingFrom: addDays(context.today, 45),
    phone: "+15125550163",
    languages: speaks.englishSpanish,
    responseMinutes: 170,
    responseThreads: 14,
  });
  const complete = { ...draft, licenses: [texasLicense(context, "2118845", 131)], carrierNos: [1, 4, 9] };
  const member = atLanternRow(complete, "manager", "01956d53-4f40-7345-9e46-7fa05c2b3d03");
  const stars = [5, 5, 5, 4, 5, 5, 4, 5, 4];
  return withReviews(member, fewReviews(reviewedAs(member, context), stars, notAccepting.agentNo));
}

function writeLapsed(context: SeedContext): AgentDraft {
  const draft = baseAgent(context, lapsed, "78701", ["auto", "home"], {
    headline: "Third-generation agency, eleven carriers",
    phone: "+15125550188",
    languages: speaks.englishVietnamese,
    responseMinutes: 240,
    responseThreads: 3,
  });
  const complete = { ...draft, licenses: [texasLicense(context, "1907732", -40)], carrierNos: [2, 5] };
  const member = atLanternRow(complete, "executive", "01957e64-5a60-7456-8f57-80b16d3c4e03");
  return withReviews(member, fewReviews(reviewedAs(member, context), [5, 4, 2, 5], lapsed.agentNo));
}

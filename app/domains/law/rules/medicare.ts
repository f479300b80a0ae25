/**
 * Medicare Advantage and Part D: what third-party marketing organizations say and do (42 CFR 422 subpart V, and the same
 * numbers in 423). The table begins with contract year 2024, marketed from September 30, 2023; what applied before wasn't looked up.
 */
import { type LawRule, type LawSource, MEDICARE_TYPES } from "../types.ts";

/** Contract year 2027's changes to marketing apply from this day; the rule itself took effect on June 1, 2026. */
const CONTRACT_YEAR_2027 = "2026-10-01";
const CONTRACT_YEAR_2024 = "2023-09-30";
const CONTRACT_YEAR_2025 = "2024-10-01";

const READ_ON = "2026-11-27";

const secondary = (citation: string, url: string): LawSource => ({
  citation,
  url,
  readOn: READ_ON,
  kind: "secondary",
});

const DISCLAIMER_2024 = secondary(
  "42 CFR 422.2267(e)(41) and 423.2267(e)(41), as amended by 88 FR 22120 (Apr. 12, 2023)",
  "https://blog.actionbenefits.com/stay-compliant-with-medicares-tpmo-disclaimer",
);
const DISCLAIMER_2027 = secondary(
  "42 CFR 422.2267(e)(41) and 423.2267(e)(41), as amended by 91 FR 17384, text at 17583 (Apr. 6, 2026)",
  "https://informedpluschoice.com/blog/cms-2027-tpmo-disclaimer-timing/",
);
const SCOPE_2024 = secondary(
  "42 CFR 422.2264(c)(3) and 423.2264(c)(3), as amended by 88 FR 22120 (Apr. 12, 2023)",
  "https://informedpluschoice.com/blog/cms-2027-final-rule-6-changes-medicare-agents",
);
const SCOPE_2027 = secondary(
  "42 CFR 422.2264(c)(3) and 423.2264(c)(3), as amended by 91 FR 17384, at 17456 and 17459 (Apr. 6, 2026)",
  "https://hallrender.com/?p=341533",
);
const LEADS = secondary(
  "42 CFR 422.2274(g)(3) and 423.2274(g)(3)",
  "https://www.ritterim.com/blog/insurance-agents-as-tpmos-what-2023-cms-compliance-regulations-mean-for-you/",
);
const ONE_AGENT = secondary(
  "42 CFR 422.2274(g)(4) and 423.2274(g)(4), as amended by 89 FR 30448 (Apr. 23, 2024)",
  "https://help.sparkadvisors.com/en/articles/12012327-plan-year-and-compliance-updates",
);
/** Two sources name it in passing; neither is about records of an appointment. */
const RETENTION: LawSource = {
  citation: "42 CFR 422.504(d) and 423.505(d)",
  readOn: READ_ON,
  kind: "secondary",
};

/** Where the disclaimer is shown, and the emails that carry it. */
const PAGES = [
  "search results",
  "agents of a place",
  "compare",
  "saved agents",
  "organization",
  "profile",
  "ask an expert",
  "expert answers",
  "my questions",
  "quote request",
  "contact card",
  "booking",
  "appointment",
] as const;
const EMAILS = [
  "appointment-held",
  "appointment-booked",
  "appointment-moved",
  "appointment-reminder",
  "appointment-canceled",
  "appointment-flagged",
  "appointment-unflagged",
  "appointment-kept",
  "question-receipt",
  "expert-answer",
  "question-closed",
  "lead-receipt",
  "lead-reply",
] as const;

const disclaimer = {
  kind: "text",
  types: MEDICARE_TYPES,
  pages: PAGES,
  emails: EMAILS,
  where: ["app/domains/law/policy-texts.server.ts"],
} as const;

const shipBefore = {
  ...disclaimer,
  from: CONTRACT_YEAR_2024,
  until: CONTRACT_YEAR_2027,
  sources: [DISCLAIMER_2024],
} as const;
const withoutShip = { ...disclaimer, from: CONTRACT_YEAR_2027, sources: [DISCLAIMER_2027] } as const;

const ASKS_SOME =
  "Who sells some of an area’s plans says so, with how many organizations and plans, and where to find the others.";
const ASKS_ALL =
  "Who sells all of an area’s plans says how many organizations and plans, and where else help is.";
const ASKS_UNCOUNTED =
  "The same where an agent didn’t state the numbers: our wording, because the standard one has no form without them.";

const MEDICARE: readonly LawRule[] = [
  {
    ...shipBefore,
    id: "medicare-disclaimer",
    asks: ASKS_SOME,
    text: {
      en: "We do not offer every plan available in your area. Currently we represent {organizations} organizations which offer {plans} products in your area. Please contact Medicare.gov, 1-800-MEDICARE, or your local State Health Insurance Program (SHIP) to get information on all of your options.",
      es: "No ofrecemos todos los planes disponibles en su área. Actualmente representamos a {organizations} organizaciones que ofrecen {plans} productos en su área. Comuníquese con Medicare.gov, 1-800-MEDICARE o el programa de seguro de salud de su estado (SHIP) para recibir información sobre todas sus opciones.",
    },
  },
  {
    ...withoutShip,
    id: "medicare-disclaimer",
    asks: ASKS_SOME,
    text: {
      en: "We do not offer every plan available in your area. Currently we represent {organizations} organizations which offer {plans} products in your area. Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.",
      es: "No ofrecemos todos los planes disponibles en su área. Actualmente representamos a {organizations} organizaciones que ofrecen {plans} productos en su área. Comuníquese con Medicare.gov o 1-800-MEDICARE para recibir información sobre todas sus opciones.",
    },
  },
  {
    ...shipBefore,
    id: "medicare-disclaimer-all",
    asks: ASKS_ALL,
    text: {
      en: "Currently we represent {organizations} organizations which offer {plans} products in your area. You can always contact Medicare.gov, 1-800-MEDICARE, or your local State Health Insurance Program (SHIP) for help with plan choices.",
      es: "Actualmente representamos a {organizations} organizaciones que ofrecen {plans} productos en su área. Siempre puede comunicarse con Medicare.gov, 1-800-MEDICARE o el programa de seguro de salud de su estado (SHIP) para recibir ayuda al elegir un plan.",
    },
  },
  {
    ...withoutShip,
    id: "medicare-disclaimer-all",
    asks: ASKS_ALL,
    text: {
      en: "Currently we represent {organizations} organizations which offer {plans} products in your area. You can always contact Medicare.gov or 1-800-MEDICARE for help with plan choices.",
      es: "Actualmente representamos a {organizations} organizaciones que ofrecen {plans} productos en su área. Siempre puede comunicarse con Medicare.gov o 1-800-MEDICARE para recibir ayuda al elegir un plan.",
    },
  },
  {
    ...shipBefore,
    id: "medicare-disclaimer-uncounted",
    asks: ASKS_UNCOUNTED,
    text: {
      en: "We do not offer every plan available in your area. Any information we provide is limited to those plans we do offer in your area. Please contact Medicare.gov, 1-800-MEDICARE, or your local State Health Insurance Program (SHIP) to get information on all of your options.",
      es: "No ofrecemos todos los planes disponibles en su área. La información que damos se limita a los planes que sí ofrecemos en su área. Comuníquese con Medicare.gov, 1-800-MEDICARE o el programa de seguro de salud de su estado (SHIP) para recibir información sobre todas sus opciones.",
    },
  },
  {
    ...withoutShip,
    id: "medicare-disclaimer-uncounted",
    asks: ASKS_UNCOUNTED,
    text: {
      en: "We do not offer every plan available in your area. Any information we provide is limited to those plans we do offer in your area. Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.",
      es: "No ofrecemos todos los planes disponibles en su área. La información que damos se limita a los planes que sí ofrecemos en su área. Comuníquese con Medicare.gov o 1-800-MEDICARE para recibir información sobre todas sus opciones.",
    },
  },
  {
    id: "medicare-who-calls",
    kind: "text",
    asks: "Before someone gives their details, they read that a licensed agent gets them and may contact them.",
    from: CONTRACT_YEAR_2024,
    types: MEDICARE_TYPES,
    pages: ["quote request", "contact card", "booking"],
    text: {
      en: "What you write here goes to {agent}, a licensed insurance agent, who may call or email you about it. It goes to no one else.",
      es: "Lo que escriba aquí lo recibe {agent}, agente de seguros con licencia, que puede llamarle o escribirle al respecto. No lo recibe nadie más.",
    },
    sources: [LEADS],
    where: ["app/domains/law/policy-texts.server.ts"],
  },
  {
    id: "medicare-one-agent",
    kind: "step",
    asks: "Details go to another marketing organization only with prior express written consent that names it.",
    from: CONTRACT_YEAR_2025,
    types: MEDICARE_TYPES,
    pages: ["quote request", "contact card", "booking"],
    sources: [ONE_AGENT],
    where: [
      "app/domains/leads/lead-statements.server.ts",
      "app/domains/calendar/appointments/book-commands.server.ts",
    ],
  },
  {
    id: "medicare-scope",
    kind: "step",
    asks: "Before a scheduled appointment, the products to talk about are agreed and recorded.",
    from: CONTRACT_YEAR_2024,
    until: CONTRACT_YEAR_2027,
    types: MEDICARE_TYPES,
    pages: ["booking", "appointment"],
    emails: ["appointment-held", "appointment-booked"],
    sources: [SCOPE_2024],
    where: ["app/domains/calendar/scopes/scope-statements.server.ts"],
  },
  {
    id: "medicare-scope",
    kind: "step",
    asks: "Before every appointment, scheduled or not, the products to talk about are agreed and recorded; in writing if it’s in person.",
    from: CONTRACT_YEAR_2027,
    types: MEDICARE_TYPES,
    pages: ["booking", "appointment"],
    emails: ["appointment-held", "appointment-booked"],
    sources: [SCOPE_2027],
    where: ["app/domains/calendar/scopes/scope-statements.server.ts"],
  },
  {
    id: "medicare-scope-words",
    kind: "text",
    asks: "Who agrees reads what agreeing means. Our wording: the rule asks for no particular one.",
    from: CONTRACT_YEAR_2024,
    types: MEDICARE_TYPES,
    pages: ["booking"],
    text: {
      en: "{agent} may talk with you only about what you check here. You don’t have to buy or enroll in anything, and checking it doesn’t change the coverage you have. {agent} doesn’t work for the federal government, works for or with plans, and may be paid if you enroll in one.",
      es: "{agent} solo puede hablar con usted de lo que marque aquí. No tiene que comprar nada ni inscribirse en nada, y marcarlo no cambia la cobertura que tiene. {agent} no trabaja para el gobierno federal, trabaja para los planes o con ellos y puede recibir un pago si usted se inscribe en uno.",
    },
    sources: [SCOPE_2024, SCOPE_2027],
    where: ["app/routes/calendar/book-scope.server.ts"],
  },
  {
    id: "medicare-scope-48-hours",
    kind: "step",
    asks: "The products are agreed at least 48 hours before a scheduled appointment. We don’t know who is in the last four days of an election period, so we apply it to everyone.",
    from: CONTRACT_YEAR_2024,
    until: CONTRACT_YEAR_2027,
    types: MEDICARE_TYPES,
    pages: ["booking", "appointment"],
    sources: [SCOPE_2024, SCOPE_2027],
    where: ["app/domains/calendar/scopes/scope-policy.ts"],
  },
  {
    id: "medicare-scope-ten-years",
    kind: "step",
    asks: "Records of marketing are kept for ten years.",
    from: CONTRACT_YEAR_2024,
    types: MEDICARE_TYPES,
    sources: [RETENTION],
    where: ["app/domains/calendar/scopes/scope-statements.server.ts"],
  },
];

export default MEDICARE;

/** The plans that every register starts with. Their prices are samples, and say so; an admin changes them. */
import { planEntitlements, planPrices, plans } from "../schema/billing.ts";
import { fixedId } from "./fixed-id.ts";
import { insertStatements } from "./insert.ts";

const MADE_MS = Date.UTC(2026, 8, 1);
const SAMPLE = "A sample price.";

type Draft = {
  key: string;
  audience: (typeof plans.$inferInsert)["audience"];
  name: string;
  summary: string;
  includes: readonly string[];
  perSeat: boolean;
  seats: readonly [least: number, most: number];
  cents: { month: number; year: number };
  entitlements: readonly (typeof planEntitlements.$inferInsert)["entitlement"][];
};

const FOR_ORGANIZATIONS = [
  "A public page that shows your people and what they’re licensed for",
  "Invites by email, one at a time or 200 at once",
  "Managers and executives with pages of their own",
  "Your members’ ratings and replies as a file, whenever you like",
] as const;

const drafts: readonly Draft[] = [
  {
    key: "agent-pro",
    audience: "agent",
    name: "Agent Pro",
    summary: `A year of your own figures, beside your city’s. ${SAMPLE}`,
    includes: [
      "Everything in Agent Free",
      "52 weeks of views, leads, and answer times on your dashboard",
      "Your answer time and reviews beside the median of your city",
      "Your reviews, answers, and response times of each week as a file",
      "All earlier versions of your profile, to bring back any of them",
    ],
    perSeat: false,
    seats: [1, 1],
    cents: { month: 2_900, year: 29_000 },
    entitlements: ["figures-file", "all-versions"],
  },
  {
    key: "agency-seats",
    audience: "agency",
    name: "Agency",
    summary: `For an agency and its people. ${SAMPLE}`,
    includes: FOR_ORGANIZATIONS,
    perSeat: true,
    seats: [3, 2_000],
    cents: { month: 1_200, year: 12_000 },
    entitlements: ["figures-file"],
  },
  {
    key: "fmo-seats",
    audience: "fmo",
    name: "FMO",
    summary: `For a field marketing organization and its people. ${SAMPLE}`,
    includes: [...FOR_ORGANIZATIONS, "The agencies under you, on your page"],
    perSeat: true,
    seats: [5, 5_000],
    cents: { month: 1_000, year: 10_000 },
    entitlements: ["figures-file"],
  },
  {
    key: "carrier-seats",
    audience: "carrier",
    name: "Carrier",
    summary: `For a carrier and its people. ${SAMPLE}`,
    includes: [...FOR_ORGANIZATIONS, "The organizations under you, on your page"],
    perSeat: true,
    seats: [5, 10_000],
    cents: { month: 900, year: 9_000 },
    entitlements: ["figures-file"],
  },
  {
    key: "own-seat",
    audience: "member",
    name: "Own seat",
    summary: `A seat that you pay for yourself, in an organization that has none free. ${SAMPLE}`,
    includes: ["Your place in the organization, for as long as you belong to it"],
    perSeat: false,
    seats: [1, 1],
    cents: { month: 1_200, year: 12_000 },
    entitlements: [],
  },
];

/** Id of a plan, and of its monthly or yearly price. */
export const planIdOf = (key: string): string => fixedId(`plan ${key}`, MADE_MS);
export const priceIdOf = (key: string, interval: "month" | "year"): string =>
  fixedId(`price ${key} ${interval}`, MADE_MS);

/** The statements that write them. */
export const planStatements = () => [
  ...insertStatements(
    plans,
    drafts.map(({ key, audience, name, summary, includes, perSeat, seats }, position) => ({
      id: planIdOf(key),
      key,
      audience,
      name,
      summary,
      includes: includes.join("\n"),
      status: "offered" as const,
      perSeat,
      seatsMin: seats[0],
      seatsMax: seats[1],
      position,
      createdAt: MADE_MS,
      changedAt: MADE_MS,
    })),
  ),
  ...insertStatements(
    planPrices,
    drafts.flatMap(({ key, cents }) =>
      (["month", "year"] as const).map((interval) => ({
        id: priceIdOf(key, interval),
        planId: planIdOf(key),
        interval,
        amountCents: cents[interval],
        currency: "usd",
        status: "offered" as const,
        stripePriceId: null,
        createdAt: MADE_MS,
      })),
    ),
  ),
  ...insertStatements(
    planEntitlements,
    drafts.flatMap(({ key, entitlements }) =>
      entitlements.map((entitlement) => ({ planId: planIdOf(key), entitlement })),
    ),
  ),
];

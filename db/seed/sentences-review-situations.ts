/** How a review begins: what brought the writer to the agent, by insurance type and stage. */
import type { TypeSlug } from "./catalogue.ts";

/** Stored in `reviews.stage`; printed with spaces for hyphens ("bought a policy"). */
export const reviewStages = [
  "asked-for-advice",
  "compared-quotes",
  "bought-a-policy",
  "compared-a-renewal",
  "changed-a-policy",
  "made-a-claim",
] as const;

export type ReviewStage = (typeof reviewStages)[number];

export type TypeGroup = "vehicle" | "home" | "life" | "health" | "senior" | "business";

const groups: Record<TypeSlug, TypeGroup> = {
  auto: "vehicle",
  motorcycle: "vehicle",
  boat: "vehicle",
  rv: "vehicle",
  home: "home",
  renters: "home",
  flood: "home",
  "umbrella-insurance": "home",
  life: "life",
  annuities: "life",
  health: "health",
  business: "business",
  "medicare-advantage": "senior",
  "medicare-supplement": "senior",
  "long-term-care": "senior",
};

export function groupOf(type: TypeSlug): TypeGroup {
  return groups[type];
}

/** `{thing}` is what was insured, `{first}` the agent's first name. */
export const stageSituations: Record<ReviewStage, readonly string[]> = {
  "asked-for-advice": [
    "I had a question about {thing} and no intention of buying.",
    "I called with one question about {thing}.",
    "We wanted a second opinion on {thing}.",
    "I did not understand a letter about {thing} and asked {first}.",
    "A neighbor told me to ask {first} about {thing}.",
    "I asked for half an hour to go through {thing}.",
    "My sister and I needed somebody to explain {thing}.",
    "I wrote in on a Sunday about {thing}.",
    "Before signing anything I wanted {thing} explained.",
  ],
  "compared-quotes": [
    "I asked four agents to quote {thing}; {first} was one of them.",
    "We were shopping for {thing} and had three offers on the table.",
    "I wanted prices for {thing} side by side.",
    "I sent the same details for {thing} to several offices.",
    "After two online quotes for {thing} that could not both be true, I called {first}.",
    "I needed {thing} insured within a week and compared quickly.",
    "We compared {thing} across five carriers.",
    "My old agent retired, so I went looking for someone to cover {thing}.",
  ],
  "bought-a-policy": [
    "We bought coverage for {thing} through {first}.",
    "I took out a policy for {thing} in one afternoon.",
    "First time insuring {thing} on my own.",
    "{first} set up coverage for {thing} after we moved.",
    "I needed {thing} covered before the closing date.",
    "My wife and I started with {thing} and stayed for the rest.",
    "I switched {thing} over from another company.",
    "We had just married and had two of everything, {thing} included.",
    "After years with the same company I moved {thing}.",
  ],
  "compared-a-renewal": [
    "My renewal for {thing} went up by almost a third.",
    "The renewal for {thing} arrived with a new deductible nobody had mentioned.",
    "I brought in the renewal for {thing}.",
    "Our premium for {thing} had crept up for six years.",
    "The carrier was leaving the state and {thing} needed a new home.",
    "I asked {first} to look at the renewal for {thing} before I paid it.",
    "Renewal time for {thing}, and I had put it off for a month.",
    "The bill for {thing} had doubled since 2021.",
  ],
  "changed-a-policy": [
    "I needed a change made to the policy for {thing}.",
    "We added {thing} to what we had.",
    "We had to change the names on the policy for {thing} after the divorce.",
    "I wanted to lower the deductible on {thing}.",
    "We paid off the loan and wanted the policy for {thing} corrected.",
    "I asked to have {thing} moved to a new address.",
    "My daughter went to college and the coverage for {thing} had to follow.",
    "I raised the limits on {thing}.",
  ],
  "made-a-claim": [
    "I had to make a claim on {thing}.",
    "We had a loss in the spring and claimed on {thing}.",
    "My first claim on {thing} in twenty years.",
    "After the storm we filed a claim for {thing}.",
    "I reported a claim on {thing} late on a Friday.",
    "The claim on {thing} took nine weeks in all.",
    "I never expected to use the coverage on {thing}, and then I did.",
    "Somebody else’s mistake left me with a claim on {thing}.",
  ],
};

export const things: Record<TypeSlug, readonly string[]> = {
  auto: [
    "two cars",
    "my car",
    "a leased car",
    "our cars and a teenage driver",
    "an old pickup",
    "a car I use for deliveries",
    "my mother’s car",
    "a hybrid",
  ],
  home: [
    "our house",
    "a 1938 bungalow",
    "a house with an old roof",
    "our first house",
    "a house on two acres",
    "the family house",
    "a brick duplex",
    "a house near the creek",
  ],
  life: [
    "a term policy",
    "a whole life policy from 1994",
    "life insurance for both of us",
    "coverage for the length of the mortgage",
    "a small burial policy",
    "life insurance after a diagnosis",
  ],
  health: [
    "a family health plan",
    "a marketplace plan",
    "coverage between two jobs",
    "a plan for my son",
    "health insurance for the two of us",
    "a plan that keeps my specialist",
  ],
  business: [
    "a bakery",
    "our landscaping crew",
    "a small workshop",
    "a two-chair salon",
    "a rental building",
    "a food truck",
    "our print shop",
    "a consulting business",
  ],
  renters: [
    "a rented apartment",
    "a studio downtown",
    "my first apartment",
    "a rented townhouse",
    "the things in my rented room",
  ],
  motorcycle: ["a motorcycle", "two motorcycles", "a restored motorcycle", "a touring bike"],
  boat: ["a fishing boat", "a sailboat", "a pontoon boat", "a small boat with a large motor"],
  rv: ["a motor home", "a camper trailer", "a van we converted ourselves", "a fifth wheel"],
  "umbrella-insurance": [
    "an umbrella policy",
    "liability above the house and cars",
    "a million-dollar umbrella",
  ],
  "medicare-advantage": [
    "a Medicare Advantage plan",
    "my Medicare choices",
    "my husband’s plan",
    "a plan with our drugs on it",
  ],
  "medicare-supplement": [
    "a Supplement plan",
    "Plan G",
    "Medicare for my parents",
    "my move to a Supplement",
  ],
  "long-term-care": ["long-term care", "care coverage for my mother", "a hybrid care policy"],
  annuities: ["an annuity", "the annuity my aunt left", "income for my retirement"],
  flood: ["flood coverage", "a house in a flood zone", "flood insurance by the creek"],
};

/** Details that fit the kind of insurance, told by somebody content. */
export const goodDetails: Record<TypeGroup, readonly string[]> = {
  vehicle: [
    "We went through uninsured motorist coverage, which I had always ignored.",
    "I learned that my old policy had no rental car on it.",
    "The good-student discount came up without my asking.",
    "I was told to keep collision on one car and drop it on the other, with the figures.",
    "The point about driving for pay would have cost me later.",
    "Gap coverage was explained and then, fairly, advised against.",
    "The accident from four years ago was mentioned before I had to mention it.",
    "The storage months for the winter were set up correctly the first time.",
  ],
  home: [
    "The age of the roof came up in the first five minutes.",
    "Replacement cost against actual value finally made sense.",
    "I was asked about the wiring, the water heater and the dog.",
    "The wind and hail deductible was pointed out before I signed.",
    "We found out that the garage was not covered as we had thought.",
    "Water backup was an extra line of a few dollars, and nobody had ever offered it.",
    "The rebuilding estimate was done room by room.",
    "I was shown what flood means in the policy and what it does not.",
  ],
  life: [
    "The amount came from our own numbers, not from a chart.",
    "I was told what the medical exam would look at.",
    "The riders were explained one by one and most of them left out.",
    "We talked about who should own the policy, which I had never considered.",
    "An old policy turned out to be worth keeping.",
    "The conversion date was circled on the page for me.",
  ],
  health: [
    "My doctors were checked against the network while I waited.",
    "We went through the prescriptions one at a time.",
    "The subsidy was calculated both ways.",
    "I understood my out-of-pocket maximum for the first time.",
    "The special enrollment window was noticed in time.",
    "A cheaper plan was ruled out because of one medicine.",
  ],
  senior: [
    "Every drug was entered and compared.",
    "Nobody hurried me toward the plan with the gym in it.",
    "The six-month window for Supplement plans was explained twice, at my request.",
    "My hospital was checked first.",
    "My daughter was on the phone and could ask her own questions.",
    "We wrote down what would happen if I moved to another state.",
    "The penalty for enrolling late was explained with dates.",
  ],
  business: [
    "The lease was read, including the insurance clause.",
    "My certificate arrived the same day.",
    "The payroll classes were corrected, which changed the audit.",
    "We found that tools in the van were not covered and fixed it.",
    "Someone came to look at the building instead of guessing.",
    "The difference between general and professional liability was made clear.",
  ],
};

/** How a review begins: what brought the writer to the agent, by insurance type and stage. */
import type { TypeSlug } from "../catalog.ts";
import { phrases } from "./phrases.ts";

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
  "medicare-part-d": "senior",
  "long-term-care": "senior",
};

export function groupOf(type: TypeSlug): TypeGroup {
  return groups[type];
}

/** Fit every kind of insurance. `{cover}` is the kind, `{first}` the agent's first name. */
export const stageSituations: Record<ReviewStage, readonly string[]> = {
  "asked-for-advice": phrases(`I had a question about {cover} and no intention of buying.
    I called with one question about {cover}.
    We wanted a second opinion on our {cover}.
    I did not understand a letter about my {cover} and asked {first}.
    A neighbor told me to ask {first} about {cover}.
    I asked for half an hour to go through my {cover}.
    My sister and I needed somebody to explain {cover} to us.
    I wrote in on a Sunday with a question about {cover}.
    Before signing anything I wanted {cover} explained.
    I had read three articles about {cover} and understood less after each.
    A colleague said {first} explains {cover} better than the brochures.
    I only wanted to know whether my {cover} was enough.`),
  "compared-quotes": phrases(`I asked four agents for quotes on {cover}; {first} was one of them.
    We were shopping for {cover} and had three offers on the table.
    I wanted prices for {cover} side by side.
    I sent the same details to several offices and asked about {cover}.
    After two online quotes for {cover} that could not both be true, I called {first}.
    I needed {cover} within a week and compared quickly.
    We compared {cover} across five carriers.
    My old agent retired, so I went looking for {cover} again.
    I had a quote for {cover} from a comparison site and wanted a person to look at it.
    I called around for {cover} during one lunch break.`),
  "bought-a-policy": phrases(`We bought {cover} through {first}.
    I took out {cover} in one afternoon.
    First time buying {cover} on my own.
    {first} set up our {cover} after we moved.
    My wife and I started with {cover} and stayed for the rest.
    I switched my {cover} over from another company.
    After years with the same company I moved my {cover}.
    I had put off buying {cover} for two years.
    My husband wanted {cover}, I wanted to understand it; {first} managed both.
    We needed {cover} before the end of the month.`),
  "compared-a-renewal": phrases(`My renewal for {cover} went up by almost a third.
    The renewal for my {cover} arrived with a change nobody had mentioned.
    I brought in the renewal for {cover}.
    Our premium for {cover} had crept up for six years.
    The carrier was leaving the state and our {cover} had to go somewhere else.
    I asked {first} to look at the renewal for my {cover} before I paid it.
    Renewal time for {cover}, and I had put it off for a month.
    The bill for our {cover} had doubled in five years.
    I could not tell from the renewal what had changed in my {cover}.
    We bring the renewal for {cover} in every year.`),
  "changed-a-policy": phrases(`I needed a change made to my {cover}.
    We had to change the names on our {cover} after the divorce.
    We married and had two of everything, {cover} included.
    I wanted to know what a change to my {cover} would cost.
    An address was wrong on my {cover}.
    I asked for different limits on my {cover}.
    We dropped a part of our {cover} that we no longer used.
    I moved within {state} and my {cover} had to follow.`),
  "made-a-claim": phrases(`I had to make a claim on my {cover}.
    We claimed on our {cover} in the spring.
    My first claim on {cover} in twenty years.
    I reported a claim on my {cover} late on a Friday.
    The claim on our {cover} took nine weeks in all.
    I never expected to use my {cover}, and then I did.`),
};

/** Fit one kind of insurance and one stage. */
export const groupSituations: Record<TypeGroup, Partial<Record<ReviewStage, readonly string[]>>> = {
  vehicle: {
    "bought-a-policy": phrases(`I bought a car on a Saturday and needed proof by Monday.
      Our daughter got her license, and the price with it.
      I had not owned a vehicle for ten years and started from zero.
      We added a camper to what we had.`),
    "changed-a-policy": phrases(`I paid off the loan and wanted the coverage corrected.
      My son went to college without the car.
      We sold one car and kept the other.
      I put the motorcycle away for the winter.`),
    "made-a-claim": phrases(`Somebody backed into me in a parking lot and drove off.
      I hit a deer in November.
      Hail took out the windshield and most of the hood.
      The other driver had no insurance.
      My car was stolen and found without its wheels.`),
  },
  home: {
    "bought-a-policy": phrases(`We closed on a 1938 bungalow and needed coverage before the date.
      Two companies had declined our roof.
      I rent a studio and my landlord asked for proof.
      Our first house, and we knew nothing.`),
    "changed-a-policy": phrases(`We finished the basement and had to say so.
      I replaced the roof and wanted it to count.
      We put in a pool.
      The house went into a trust.`),
    "made-a-claim": phrases(`A pipe burst while we were away.
      A tree from next door came through the porch.
      After the storm half of the shingles were in the yard.
      The kitchen fire was small, the smoke was not.
      The creek came up to the second step.`),
  },
  life: {
    "bought-a-policy": phrases(`Our first child was born and we wanted a term policy.
      I had been declined once because of my blood sugar.
      My business partner and I insured each other.
      I wanted something small that would pay for a funeral.`),
    "changed-a-policy": phrases(`I needed to change the beneficiary.
      We had a policy from 1994 and no idea what it did.`),
    "made-a-claim": phrases(`My father died and we had to claim on his policy.
      My aunt left us an annuity and a folder of letters.`),
  },
  health: {
    "bought-a-policy": phrases(`I left my job and needed a plan from the first of the month.
      Our son turned 26.
      I went out on my own and lost the group plan.
      We adopted, and the window to enroll was short.`),
    "changed-a-policy": phrases(`My income changed in the middle of the year.
      My doctor left the network.`),
    "made-a-claim": phrases(`A bill for a scan came back unpaid.
      The hospital and the plan each blamed the other.`),
  },
  senior: {
    "bought-a-policy": phrases(`I turned 65 in March and had a shoebox full of mail.
      My husband worked until 68 and we did not know the rules.
      I moved here to be near my daughter and my plan did not come along.
      I wanted a Supplement and was told three different prices.`),
    "changed-a-policy": phrases(`One of my drugs went off the list.
      My hospital dropped the plan.`),
    "made-a-claim": phrases(`A claim from the rehabilitation center was refused.
      My mother needed care at home and the policy had a waiting period.`),
  },
  business: {
    "bought-a-policy": phrases(`I opened a bakery and the landlord wanted a certificate.
      My landscaping crew went from two people to six.
      A client would not sign without proof of liability.
      I bought a rental building with a roof from another century.`),
    "changed-a-policy": phrases(`We moved the workshop across town.
      I hired my first employee.
      We bought a second van.`),
    "made-a-claim": phrases(`A customer slipped at the door.
      Tools were taken from the van overnight.
      A burst hose ruined the stock.`),
  },
};

/** Words for the kind of insurance that fit after "my", "about" and nothing at all. */
export const covers: Record<TypeSlug, readonly string[]> = {
  auto: ["car insurance", "auto insurance"],
  home: ["home insurance", "homeowners insurance"],
  life: ["life insurance"],
  health: ["health insurance", "health coverage"],
  business: ["business insurance", "liability insurance"],
  renters: ["renters insurance"],
  motorcycle: ["motorcycle insurance"],
  boat: ["boat insurance"],
  rv: ["RV insurance", "camper insurance"],
  "umbrella-insurance": ["umbrella coverage"],
  "medicare-advantage": ["Medicare coverage", "Medicare Advantage coverage"],
  "medicare-supplement": ["Medicare coverage", "Supplement coverage"],
  "medicare-part-d": ["Medicare coverage", "Drug coverage"],
  "long-term-care": ["long-term care insurance"],
  annuities: ["annuity income"],
  flood: ["flood insurance"],
};

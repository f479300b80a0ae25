import { accountSteps } from "./accounts.ts";
import { affiliationSteps } from "./affiliations.ts";
import { appointmentSteps } from "./appointments.ts";
import { claimSteps } from "./claims.ts";
import { leadSteps } from "./leads.ts";
import { leavingSteps } from "./leaving.ts";
import { listSteps } from "./lists.ts";
import { paymentSteps } from "./payments.ts";
import { reviewSteps } from "./reviews.ts";
import type { Step } from "./step.ts";
import { talkingSteps } from "./talking.ts";
import { timeSteps } from "./time.ts";

const single: readonly Step[] = [
  ...timeSteps,
  ...accountSteps,
  ...appointmentSteps,
  ...reviewSteps,
  ...leadSteps,
  ...claimSteps,
  ...paymentSteps,
  ...talkingSteps,
  ...leavingSteps,
  ...listSteps,
  ...affiliationSteps,
];

/** What people mostly do at once: links and codes are over by the next day. */
const SOON = [
  ["sign up", "confirm an address", 8],
  ["book a time", "confirm a booking", 4],
  ["write a review", "confirm a review", 8],
  ["decide a case", "appeal a decision", 4],
  ["ask for a quote", "send a request by its link", 5],
  ["ask for a quote", "take consent back", 3],
  ["ask a question", "confirm a question", 4],
  ["claim a profile", "enter a claim’s code", 8],
  ["claim a profile", "take a claim back", 2],
  ["subscribe", "pay at Stripe", 8],
  ["pay at Stripe", "change a plan", 3],
  ["delete an account", "keep an account", 1],
  ["a state’s list comes", "a list is undone", 3],
  ["say whom an organization belongs to", "answer who belongs to an organization", 4],
] as const;

function named(name: string): Step {
  const found = single.find((step) => step.name === name);
  if (found === undefined) throw new Error(`There is no step “${name}”.`);
  return found;
}

export const everyStep: readonly Step[] = [
  ...single,
  ...SOON.map(([first, then, often]) => ({
    ...named(first),
    name: `${first}, and soon ${then}`,
    often,
    soon: named(then),
  })),
];

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

export const everyStep: readonly Step[] = [
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

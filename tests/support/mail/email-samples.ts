/** One of every email, with the facts of a case from life. */
import { accountSamples } from "./account-samples.ts";
import { adminSamples } from "./admin-samples.ts";
import { customerSamples } from "./customer-samples.ts";
import { professionalSamples } from "./professional-samples.ts";
import type { EmailSample } from "./sample-facts.ts";

export const emailSamples: readonly EmailSample[] = [
  ...accountSamples,
  ...customerSamples,
  ...professionalSamples,
  ...adminSamples,
];

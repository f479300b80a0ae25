/** One of every email, with the facts of a case from life: what tests check, and `show-emails.ts` draws. */
import type { Email } from "#app/platform/mail/mail.ts";
import { accountSamples } from "./account-samples.ts";
import { adminSamples } from "./admin-samples.ts";
import { customerSamples } from "./customer-samples.ts";
import { professionalSamples } from "./professional-samples.ts";

export type EmailSample = {
  /** Its recipients read English: it is written in no other language. */
  english?: true;
  write(): Email;
};

export const emailSamples: readonly EmailSample[] = [
  ...accountSamples,
  ...customerSamples,
  ...professionalSamples,
  ...adminSamples,
];

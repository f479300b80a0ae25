/** Words for applications. */

import type { ApplicationStatus } from "#app/domains/onboarding/applications/application-types.ts";
import type { DecideOutcome } from "#app/domains/onboarding/applications/decide-commands.server.ts";

export const APPLICATION_STATUS: Readonly<Record<ApplicationStatus, string>> = {
  draft: "Not sent yet",
  submitted: "Submitted",
  "in-review": "In review",
  approved: "Approved",
  rejected: "Rejected",
};

export const REFUSALS: Readonly<
  Record<Exclude<DecideOutcome, "decided" | "started">, readonly [status: number, title: string]>
> = {
  closed: [409, "Someone else decided this application, or it was withdrawn."],
  changed: [409, "The applicant changed the application after you opened it. Read it again below."],
  own: [403, "You can’t decide your own application."],
  managed: [409, "Someone manages this organization by now. You can only reject."],
  unconfirmed: [
    409,
    "The applicant hasn’t confirmed their email address yet. You can approve it after that.",
  ],
};

/** Sentences for the forms of claims. */
import { type Message, t } from "#app/text/text.ts";
import type { ClaimProblem } from "./policy.ts";

const PROBLEMS = {
  unknown: "We can’t find this NPN in the register. Check the digits. If they’re right, apply to be listed.",
  "not-listed":
    "This profile was taken off because its owner asked us to. If that’s you and you want to be listed again, send a document: our team decides, and a code isn’t enough.",
  "other-name":
    "This NPN is listed under a different name than your account’s. Correct your name in Settings, or send a document that shows both names.",
  "no-license": "There’s no license on file for this NPN. Send a document instead.",
  "no-register-email": "The register has no email address for this license. Send a document instead.",
  held: "Another account has this NPN. If it’s yours, check the box below to contest it, and prove it the same way. Our team decides.",
} as const satisfies Record<ClaimProblem, Message>;

/** The sentence under the NPN when a claim couldn't be opened, with what to do then. */
export const problemWords = (problem: ClaimProblem): string => t(PROBLEMS[problem]);

/** What is said beside a form of claims. */
import { site } from "#app/platform/site.ts";
import type { ClaimProblem } from "./policy.ts";

/** What to say beside the NPN when a claim could not be opened, and what to do then. */
export const PROBLEMS: Readonly<Record<ClaimProblem, string>> = {
  unknown: `This NPN isn’t in the register. Check the digits, or write to ${site.supportEmail}.`,
  "other-name":
    "This NPN stands under another name than your account’s. Correct your name in Settings, or send a document that shows both names.",
  "no-license": "There’s no license on file for this NPN. Send a document instead.",
  "no-register-email": "The register has no email address for this license. Send a document instead.",
  held: "Another account holds this NPN. If it’s yours, contest it: check the box below and prove it the same way. A person decides.",
};

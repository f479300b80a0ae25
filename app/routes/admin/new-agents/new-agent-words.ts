/** Words for agents' applications. */
import type {
  ApplicationStatus,
  ListedAgent,
  ListVerdict,
  WaitingNewAgent,
} from "#app/domains/claims/applications/application-types.ts";
import type { DecideOutcome } from "#app/domains/claims/applications/decide-commands.server.ts";

export const BECAME: Readonly<Record<Exclude<ApplicationStatus, "open">, string>> = {
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn by the applicant",
  claimed: "Turned into a claim",
};

export const STATUS_WORDS: Readonly<Record<ApplicationStatus, string>> = { open: "Waiting", ...BECAME };

/** What a row of a list says, in the words of its column. */
export const VERDICT_WORDS: Readonly<Record<ListVerdict, string>> = {
  confirms: "Confirms it",
  "other-name": "Another name for this NPN",
  ended: "The license isn’t in force",
  "other-npn": "The license belongs to another NPN",
};

/** Why a profile may be the applicant's. */
export const whyListed = ({ why, number }: ListedAgent): string =>
  why === "npn"
    ? "The same NPN"
    : why === "number"
      ? `The same license, ${number}`
      : "A similar name in the same city";

/** What waits: "The list contradicts" a profile that was approved, or an open application. */
export const waitingWords = ({ status, contradicted }: Pick<WaitingNewAgent, "status" | "contradicted">) =>
  status === "open"
    ? `Applied to be listed${contradicted ? ". The list contradicts" : ""}`
    : "Listed already. The list contradicts";

type Refusal = Exclude<DecideOutcome["kind"], "approved" | "declined" | "settled" | "claimed">;

/** Why a decision was refused: status and sentence. */
export const REFUSALS: Readonly<Record<Refusal, readonly [number, string]>> = {
  closed: [409, "It has been decided or withdrawn in the meantime."],
  own: [403, "This is your own application. Another admin decides."],
  "has-record": [409, "The applicant manages a profile by now, so we can’t give them another. Decline it."],
  listed: [
    409,
    "A profile with this NPN is in the directory by now. Approving would make a second one: turn the application into a claim to it instead.",
  ],
  "not-listed": [409, "That profile, or who holds it, changed while you read this. Please read it again."],
  "other-listing": [
    409,
    "The person asked not to be listed, or came back, in the meantime. Please read it again.",
  ],
  "has-claim": [409, "The applicant has an open claim to another profile. Decide that first."],
  "no-document": [
    409,
    "The document is missing. To approve, look the licenses up in the state’s own lookup and say so.",
  ],
  "nothing-proven": [400, "Check each license that the document shows. A profile needs at least one."],
  "unknown-zip": [409, "The directory doesn’t know this ZIP code anymore, so nobody would find the profile."],
  busy: [409, "The register is changing a lot right now. Please try again."],
};

/** Words for claims. */
import type { DecideOutcome } from "#app/domains/claims/decide-commands.server.ts";
import type { ClaimPage, DocumentType } from "#app/domains/claims/types.ts";

/** "A contested profile, with a code". */
export const claimTitle = ({ kind, way }: Pick<ClaimPage, "kind" | "way">): string =>
  `${kind === "contest" ? "A contested profile" : "A claim"}, with a ${way}`;

export const DOCUMENT_NAMES: Readonly<Record<DocumentType, string>> = {
  "application/pdf": "PDF",
  "image/jpeg": "JPEG",
  "image/png": "PNG",
};

/** Why a decision was refused: status and sentence. */
export const REFUSALS: Readonly<Record<Exclude<DecideOutcome, "decided">, readonly [number, string]>> = {
  closed: [409, "It has been decided or withdrawn in the meantime."],
  "other-holder": [
    409,
    "A different account holds the profile than when you read this. Please read it again.",
  ],
  "has-record": [409, "The claimant already manages a profile, so we can’t give them another."],
  "other-listing": [409, "The profile was listed or taken off in the meantime. Please read it again."],
  "no-document": [409, "The document is missing, so there’s nothing to decide this by. You can only refuse."],
  own: [403, "You’re one of the two sides. Another admin decides."],
};

export const BECAME = {
  proven: "Approved",
  refused: "Refused",
  withdrawn: "Withdrawn by the claimant",
} as const;

/** Why a code was not sent again: status and sentence. */
export const RESEND_REFUSALS: Readonly<Record<"too-many" | "changed" | "own", readonly [number, string]>> = {
  "too-many": [429, "Enough codes went out today, for this account or this license. Try again tomorrow."],
  changed: [409, "No code is waited for anymore, or the names no longer match the register."],
  own: [403, "This is your own claim. Another admin sends its code."],
};

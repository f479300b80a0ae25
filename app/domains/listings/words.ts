/** Words for requests not to be listed. */
import type { PlainMessage } from "#app/text/text.ts";
import type { RequestBy, RequestReason } from "./types.ts";

export const BY_WORDS = {
  self: "It’s my profile",
  family: "I’m family, or I handle their affairs",
  other: "Someone else",
} as const satisfies Record<RequestBy, PlainMessage>;

export const REASON_WORDS = {
  privacy: "I don’t want to be found here",
  safety: "I’m being harassed or I’m afraid I could be",
  "not-working": "I don’t sell insurance",
  wrong: "What it says is wrong",
  other: "Another reason",
} as const satisfies Record<RequestReason, PlainMessage>;

/** What two profiles have in common besides name and state. */
export const SHARED_WORDS = {
  "zip and phone": "ZIP code and phone",
  zip: "ZIP code",
  phone: "Phone",
} as const;

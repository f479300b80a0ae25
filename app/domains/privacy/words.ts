/** Words for requests about a person's own information. */
import type { PlainMessage } from "#app/text/text.ts";
import type { PrivacyKind } from "./types.ts";

export const KIND_WORDS = {
  access: "Get a copy of my information",
  correct: "Have something corrected",
  delete: "Have my information deleted",
} as const satisfies Record<PrivacyKind, PlainMessage>;

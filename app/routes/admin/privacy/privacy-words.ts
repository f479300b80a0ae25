import type { PrivacyKind, PrivacyStatus } from "#app/domains/privacy/types.ts";

export const PRIVACY_STATUS_WORDS: Readonly<Record<PrivacyStatus, string>> = {
  unconfirmed: "Not confirmed",
  open: "Waiting",
  done: "Done",
  declined: "Declined",
  appealed: "Appealed",
  closed: "Appeal decided",
};

export const PRIVACY_KIND_WORDS: Readonly<Record<PrivacyKind, string>> = {
  access: "A copy",
  correct: "A correction",
  delete: "Deletion",
};

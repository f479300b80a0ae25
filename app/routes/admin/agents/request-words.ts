import type { RequestStatus } from "#app/domains/listings/types.ts";

export const STATUS_WORDS: Readonly<Record<RequestStatus, string>> = {
  open: "Waiting",
  accepted: "Accepted",
  declined: "Declined",
  undone: "Listed again",
};

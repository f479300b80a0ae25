/** What the forms show, apart from how it is checked: the browser needs no parser for it. */
import type { ReportReason } from "./types.ts";

/** In the order of the form. */
export const ASK_FIELDS = [
  "customer_first_name",
  "customer_last_name",
  "customer_email",
  "customer_zip_code",
  "insurance_type",
  "question",
  "personal_data",
  "customer_phone",
] as const;

export const REPORT_REASONS = {
  "personal-data": "It tells private things of somebody",
  wrong: "It is wrong or out of date",
  advertising: "It is advertising",
  abusive: "It threatens or abuses somebody",
  other: "Something else",
} as const satisfies Record<ReportReason, string>;

/** What the forms show, without how it's checked, so that the browser needs no parser. */

import type { PlainMessage } from "#app/text/text.ts";
import type { ReportReason } from "./types.ts";

/** The form's name on its page. */
export const ASK_FORM = "ask";

/** The name under which the tab's storage holds the draft. */
export const ASK_DRAFT = "ask-expert";

export const REPORT_REASONS = {
  "personal-data": "It shares somebody’s private information",
  wrong: "It’s wrong or out of date",
  advertising: "It’s advertising",
  abusive: "It threatens or abuses somebody",
  other: "Something else",
} as const satisfies Record<ReportReason, PlainMessage>;

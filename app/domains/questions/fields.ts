/** What the forms show, apart from how it is checked: the browser needs no parser for it. */

import type { PlainMessage } from "#app/text/text.ts";
import type { ReportReason } from "./types.ts";

/** Its name among the forms of a page. */
export const ASK_FORM = "ask";

/** What is typed into it is kept under this name in the tab's own store. */
export const ASK_DRAFT = "ask-expert";

export const REPORT_REASONS = {
  "personal-data": "It shares somebody’s private information",
  wrong: "It’s wrong or out of date",
  advertising: "It’s advertising",
  abusive: "It threatens or abuses somebody",
  other: "Something else",
} as const satisfies Record<ReportReason, PlainMessage>;

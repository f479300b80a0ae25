/** The words for leads on pages and in files. */
import { LEAD_SOURCES, LEAD_STATES } from "#db/lists.ts";

export { LEAD_SOURCES, LEAD_STATES };

export type LeadState = (typeof LEAD_STATES)[number];
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const STATE_NAMES: Readonly<Record<LeadState, string>> = {
  new: "New",
  contacted: "Contacted",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
};

export const SOURCE_NAMES: Readonly<Record<LeadSource, string>> = {
  "quote-request": "Quote request",
  "contact-capture": "Contact card",
  message: "Message",
};

/** Beside each lead: what a consent here is not (47 CFR 64.1200). */
export const NO_AUTOMATED_CALLS = "This is no consent to automated, prerecorded, or AI-voice calls.";

/** "Anna Lind", or the first name alone. */
export const leadName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

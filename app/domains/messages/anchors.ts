/** Anchors and form names of a conversation's page. */
import { paths } from "#app/paths/paths.ts";
import { UUID } from "#app/platform/ids.ts";

/** The newest message, above the form. */
export const NEWEST = "newest";
/** The forms below it: showing contact details, reporting, closing. */
export const CONTACT = "contact";
export const REPORT = "report";
export const CLOSING = "closing";
/** Names of those forms, and of the form that sends. */
export const SEND_FORM = "send";
export const REVEAL_FORM = "reveal";
export const HIDE_FORM = "hide";
export const REPORT_FORM = "report-message";
export const CLOSING_FORM = "close";
export const messageAnchor = (no: number): string => `message-${no}`;

const THREAD = new RegExp(`^${paths.thread("")}${UUID}$`);
/** A path of ours; for a conversation with the anchor of its newest message. */
export const newestOf = (path: string): string => (THREAD.test(path) ? `${path}#${NEWEST}` : path);

/** Toasts of specification §8, to the letter. */
import type { PlainMessage } from "#app/text/text.ts";
import type { Subject } from "./subjects.ts";

export const FAILED = {
  read: "Failed to mark notification as read",
  readAll: "Failed to mark all notifications as read",
  delete: "Failed to delete notification",
  deleteAll: "Failed to delete all notifications",
} as const satisfies Record<string, PlainMessage>;
export const DONE = {
  readAll: "All notifications marked as read",
  delete: "Notification deleted",
  deleteAll: "All notifications deleted",
} as const satisfies Record<string, PlainMessage>;

/** The same for filtered lists, and for undo. */
export const DONE_SHOWN = { readAll: "Marked as read", deleteAll: "Deleted" } as const satisfies Record<
  string,
  PlainMessage
>;
export const BROUGHT_BACK = "Restored";
export const NOT_BROUGHT_BACK = "That couldn’t be restored right now";
export const TOO_LATE = "It’s too late to undo that";

/** In a notification whose email was over the limit. */
export const NOT_EMAILED = "Not emailed: you’ve had a lot of email from us today.";

export const NONE = "No notifications";
/** Types in words, because color and icon alone aren't accessible. */
export const TYPE_WORDS = {
  success: "Success",
  error: "Error",
  warning: "Warning",
  info: "Info",
} as const satisfies Record<string, PlainMessage>;

/** Each subject as a filter, and what will be in its list when there is something. */
export const SUBJECT_WORDS = {
  messages: { label: "Messages", soon: "When someone writes to you, you’ll see it here." },
  leads: {
    label: "Leads",
    soon: "When someone asks you for a quote or leaves their details, you’ll see it here.",
  },
  questions: { label: "Questions", soon: "Questions for you, and answers to yours, show up here." },
  reviews: { label: "Reviews", soon: "New reviews, replies, and decisions show up here." },
  appointments: { label: "Appointments", soon: "Times that are booked, moved, or canceled show up here." },
  saved: {
    label: "Saved searches",
    soon: "When a new agent fits a search that you saved, you’ll see it here.",
  },
  organization: {
    label: "Organization",
    soon: "Applications, invites, and requests to join show up here.",
  },
  admin: { label: "Admin", soon: "What’s waiting for a decision shows up here." },
  account: { label: "Account", soon: "News of your account, licenses, and bills shows up here." },
} as const satisfies Record<Subject, { label: PlainMessage; soon: PlainMessage }>;

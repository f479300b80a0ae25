/** Toasts of specification §8, to the letter. */
import type { PlainMessage } from "#app/text/text.ts";
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

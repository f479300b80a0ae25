/** What must have happened to a review to get its status: the entries of the event log `review_days`. */
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { dayOf } from "../days.ts";
import type { ReviewDraft } from "../records.ts";

export type LoggedReview = Pick<
  ReviewDraft,
  "id" | "status" | "stars" | "reason" | "submittedAt" | "publishedAt" | "editedAt"
>;

type State = ReviewDraft["status"] | "";
export type LoggedEntry = { day: string; event: string; from: State; to: State; reason: string };

/** From its first day to its status, in order. Undated entries get a time from the id; none is after `nowMs`. */
export function eventsOf(review: LoggedReview, nowMs: number): LoggedEntry[] {
  const { status, submittedAt, publishedAt, editedAt } = review;
  const chance = Number.parseInt(review.id.slice(-4), 16);
  const entries: LoggedEntry[] = [];
  let state: State = "";
  const happen = (event: string, atMs: number, to: State, reason = "") => {
    entries.push({ day: dayOf(Math.min(atMs, nowMs)), event, from: state, to, reason });
    state = to;
  };
  happen("received", submittedAt, "awaiting-verification");
  const confirmedAt = publishedAt ?? submittedAt + (1 + (chance % 20)) * HOUR_MS;
  if (publishedAt !== null) happen("published", publishedAt, "published");
  else if (status === "held") happen("held", confirmedAt, "held", review.reason ?? "");
  // It was never shown: a person read it first. Which signal asked for that is not stored here.
  else if (status === "removed") happen("held", confirmedAt, "held");
  if (status === "published" && editedAt !== null)
    happen("changed", Math.max(editedAt, confirmedAt), "published");
  const later = confirmedAt + (1 + (chance % 9)) * DAY_MS;
  if (status === "removed") happen("removed", later, "removed", review.reason ?? "");
  if (status === "withdrawn") happen("withdrawn", later, "withdrawn");
  return entries;
}

/** The next free times of a profile, in words. The calendar finds them; all of it is written where the page is made. */

/** One free time: "9:00 AM", the address that books it. */
export type ProfileTime = { time: string; to: string };

export type ProfileTimes = {
  /** "Mon, Nov 30" */
  days: { day: string; times: ProfileTime[] }[];
  /** What the times are for: "First call · 30 min · Phone call". */
  kind: string;
  /** "Central Time" */
  zone: string;
  /** The first of them: "Next free: Mon, Nov 30, 2026, 9:00 AM CT". */
  next: string;
  /** Where all times are. */
  all: string;
  /** Where something else is chosen; null where there is one kind. */
  others: string | null;
};

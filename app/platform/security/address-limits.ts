/** How often one network address may do something, and the message when it is too often. */

import type { AppContext } from "#app/platform/context.ts";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { named, type PlainMessage, t, tn } from "#app/text/text.ts";

/** Actions in a window of so many minutes. */
const ADDRESS_LIMITS = {
  "sign-in": { times: 60, minutes: 10 },
  "sign-up": { times: 20, minutes: 60 },
  mail: { times: 12, minutes: 60 },
  ask: { times: 12, minutes: 10 },
  "ask-in-a-day": { times: 60, minutes: DAY_MINUTES },
  report: { times: 20, minutes: 60 },
  "not-listed": { times: 5, minutes: 60 },
  "privacy-request": { times: 10, minutes: 60 },
  book: { times: 20, minutes: 60 },
  busy: { times: 20, minutes: 60 },
  /** Programs that follow a calendar. */
  feed: { times: 120, minutes: 10 },
  claim: { times: 40, minutes: 60 },
  "agent-application": { times: 10, minutes: 60 },
  // A mail provider clicks for all of its readers from a few addresses.
  unsubscribe: { times: 300, minutes: 10 },
  "error-report": { times: 20, minutes: 10 },
  /** Calls under `/api/rpc/` that only read. */
  call: { times: 600, minutes: 10 },
  /** Files of the accuracy page: one for each state. */
  "accuracy-file": { times: 120, minutes: 60 },
  /** Tries of a mailed link to a question. */
  link: { times: 60, minutes: 10 },
} as const;

/** Actions of everyone together, from however many networks: what would fill a person's queue. */
const SHARED_LIMITS = {
  /** By readers without an account. */
  report: { times: 500, minutes: 60 },
  "not-listed": { times: 100, minutes: 60 },
  "privacy-request": { times: 300, minutes: 60 },
  "error-report": { times: 600, minutes: 60 },
} as const;

/** Counts the action for everyone together, after `takeAction`. Seconds until it is open again; 0 when it is. */
export function takeShared({ limiters }: Pick<AppContext, "limiters">, action: keyof typeof SHARED_LIMITS) {
  const { times, minutes } = SHARED_LIMITS[action];
  return limiters.take(`${action}-of-all`, "everyone", times, minutes);
}

/** Counts the action. Seconds that this network must wait before it does it again; 0 when it need not. */
export function takeAction(
  { limiters, clientAddress }: Pick<AppContext, "limiters" | "clientAddress">,
  action: keyof typeof ADDRESS_LIMITS,
): Promise<number> {
  const { times, minutes } = ADDRESS_LIMITS[action];
  return limiters.take(action, clientAddress, times, minutes);
}

/** Above the wait, when readers without an account have reported as much as people can read. */
export const MANY_REPORTS =
  "We’re getting a lot of reports right now. Sign in to report right away" satisfies PlainMessage;

export const tooOften = (
  seconds: number,
  title: string = "Too many tries from this network" satisfies PlainMessage,
) => ({
  title: named(title),
  text: waitWords(seconds),
});

function waitWords(seconds: number): string {
  if (seconds < 90)
    return tn(seconds, "Please wait {n} second and try again.", "Please wait {n} seconds and try again.");
  if (seconds < 7_200) return t("Please wait {n} minutes and try again.", { n: Math.ceil(seconds / 60) });
  return t("Please wait {n} hours and try again.", { n: Math.ceil(seconds / 3_600) });
}

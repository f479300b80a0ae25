/** How often one network address may do what, and what it is told when that was too often. */
import type { AppContext } from "./context.ts";

/** Deeds in a window of so many minutes. */
const ADDRESS_LIMITS = {
  "sign-in": { times: 60, minutes: 10 },
  "sign-up": { times: 20, minutes: 60 },
  mail: { times: 12, minutes: 60 },
  ask: { times: 12, minutes: 10 },
  "ask-in-a-day": { times: 60, minutes: 24 * 60 },
  report: { times: 20, minutes: 60 },
  // A mail provider clicks for all of its readers from a few addresses.
  unsubscribe: { times: 300, minutes: 10 },
  "error-report": { times: 20, minutes: 10 },
} as const;

/** Counts the deed. Seconds that this network must wait before it does it again; 0 when it need not. */
export function takeDeed(
  { limiters, clientAddress }: Pick<AppContext, "limiters" | "clientAddress">,
  deed: keyof typeof ADDRESS_LIMITS,
): Promise<number> {
  const { times, minutes } = ADDRESS_LIMITS[deed];
  return limiters.take(deed, clientAddress, times, minutes);
}

export const tooOften = (seconds: number, title = "Too many tries from this network") => ({
  title,
  text: `Please wait ${formatWait(seconds)} and try again.`,
});

const formatWait = (seconds: number) =>
  seconds < 90
    ? `${seconds} seconds`
    : seconds < 7_200
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3_600)} hours`;

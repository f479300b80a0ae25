/** The clocks of states, for times that are told to somebody of whom no more is known than the state. */
import { formatMoment } from "./dates.ts";
import { formatDayTimeIn } from "./zoned-time.ts";

const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";
const EASTERN = "America/New_York";

/** Of a state with two zones the one that most of its people live in. */
const ZONES: Readonly<Record<string, string>> = {
  ...zoned(EASTERN, "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV"),
  ...zoned(CENTRAL, "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI"),
  ...zoned(MOUNTAIN, "CO ID MT NM UT WY"),
  ...zoned(PACIFIC, "CA NV OR WA"),
  ...zoned("America/Phoenix", "AZ"),
  ...zoned("America/Anchorage", "AK"),
  ...zoned("Pacific/Honolulu", "HI"),
  ...zoned("America/Puerto_Rico", "PR"),
};

function zoned(zone: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(" ").map((state) => [state, zone]));
}

/** "Nov 25, 2026, 1:40 PM CT"; in UTC, and saying so, for a code that is no state's. */
export function formatInState(stateCode: string, timeMs: number): string {
  const zone = ZONES[stateCode];
  return zone === undefined ? formatMoment(timeMs) : formatDayTimeIn(zone, timeMs);
}

/** What moments are called in a state, by their milliseconds. */
export type StateTimes = Readonly<Record<string, string>>;

/**
 * Of each moment that a page shows. For loaders: a browser may know a zone by another name than the server, and its page
 * would not be what the server sent.
 */
export const timesInState = (stateCode: string, moments: readonly (number | null)[]): StateTimes =>
  Object.fromEntries(
    moments.flatMap((timeMs) => (timeMs === null ? [] : [[timeMs, formatInState(stateCode, timeMs)]])),
  );

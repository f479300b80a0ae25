/** The time zones of states, for readers of whom only the state is known. */
import { formatDay } from "./dates.ts";
import { formatMomentOn, SITE_ZONE } from "./reader-time.ts";
import { formatDayTimeIn, wallClock } from "./zoned-time.ts";

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

/** The zone of a state; null for a code that is no state's. */
export const ownZoneOfState = (stateCode: string): string | null => ZONES[stateCode] ?? null;

/** The same, and the site's for a code that is no state's. */
export const zoneOfState = (stateCode: string): string => ownZoneOfState(stateCode) ?? SITE_ZONE;

/** "Nov 25, 2026, 1:40 PM CT": for an email, which has no page to name its zone on. */
export const formatInState = (stateCode: string, timeMs: number): string =>
  formatDayTimeIn(zoneOfState(stateCode), timeMs);

/** "Nov 25, 2026": the day in that state. */
export const formatDayInState = (stateCode: string, timeMs: number): string =>
  formatDay(wallClock(zoneOfState(stateCode), timeMs).day);

/** What moments are called in a state, by their milliseconds; the page names the zone once (`zoneNote`). */
export type StateTimes = Readonly<Record<string, string>>;

/**
 * Of each moment that a page shows. For loaders: a browser may know a zone by another name than the server, and its page
 * would not be what the server sent.
 */
export const timesInState = (stateCode: string, moments: readonly (number | null)[]): StateTimes =>
  Object.fromEntries(
    moments.flatMap((timeMs) =>
      timeMs === null ? [] : [[timeMs, formatMomentOn(zoneOfState(stateCode), timeMs)]],
    ),
  );

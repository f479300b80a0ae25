/** The calendar day of a state: a license is in force until its last day is over there. */

const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

/** Of a state with two zones the one whose day ends later: nobody loses an hour of their last day. */
const ZONES: Readonly<Record<string, string>> = {
  ...zoned(CENTRAL, "AL AR FL IA IL IN KY LA MI MN MO MS OK TN WI"),
  ...zoned(MOUNTAIN, "CO KS MT ND NE NM SD TX UT WY"),
  ...zoned(PACIFIC, "CA ID NV OR WA"),
  ...zoned("America/Phoenix", "AZ"),
  ...zoned("America/Adak", "AK"),
  ...zoned("Pacific/Honolulu", "HI"),
  ...zoned("America/Puerto_Rico", "PR"),
};
const EASTERN = "America/New_York";

function zoned(zone: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(" ").map((state) => [state, zone]));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `YYYY-MM-DD` in the state at that moment. */
export function stateDay(stateCode: string, timeMs: number): string {
  const timeZone = ZONES[stateCode] ?? EASTERN;
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(timeMs).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/** JSON for SQL: the day in each state that has another zone than the East's, and the East's own under `""`. */
export function stateDaysJson(timeMs: number): string {
  const days = Object.keys(ZONES).map((state) => [state, stateDay(state, timeMs)] as const);
  return JSON.stringify(Object.fromEntries([...days, ["", stateDay("", timeMs)]]));
}

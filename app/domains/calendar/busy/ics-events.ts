/** The events of an iCalendar file, taken in as it comes: never more of it in memory than what says when one is busy. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { firstInstantOf, parseTimeZone } from "#app/platform/zoned-time.ts";
import { CANCELED } from "../ics/status-words.ts";

/** A moment of a file: on the clocks of a zone, a day of its own (`minute` null), or UTC. */
export type IcsMoment = { day: string; minute: number | null; timeZone: string };

export type BusyEvent = {
  uid: string;
  start: IcsMoment;
  durationMs: number;
  /** The rule by which it comes again, as it was written. */
  rule: string | null;
  /** Times at which it does not come after all, or as another event. */
  except: IcsMoment[];
  /** It stands for the time at which a repeating event of this `uid` would have been. */
  instead: IcsMoment | null;
};

/** A line of more is nobody's time. */
const LINE_MOST = 4_000;
const EXCEPT_MOST = 1_000;

type Property = { parameters: string; value: string };
/** An event while its lines still come: what it says by name, and when it does not come. */
type Open = { said: Partial<Record<string, Property>>; except: IcsMoment[] };

/** What the text turned out to be no calendar of, or too much of. */
export type Refused = "no-calendar" | "too-large";

/** Reads events as the text arrives. `push` and `end` tell what is wrong with it; null: nothing so far. */
export function createEventReader(
  timeZone: string,
  { eventsMost, onEvent }: { eventsMost: number; onEvent(event: BusyEvent): void },
) {
  let rest = "";
  let line: string | null = null;
  let begun = false;
  let ended = false;
  let event: Open | null = null;
  /** Parts of an event with properties of their own, such as alarms. */
  let nested = 0;
  let events = 0;
  let refused: Refused | null = null;

  function takeLine(text: string): void {
    if (refused !== null || text === "") return;
    const upper = text.slice(0, 40).toUpperCase();
    if (!begun) {
      begun = upper.trimEnd() === "BEGIN:VCALENDAR";
      if (!begun) refused = "no-calendar";
      return;
    }
    if (upper.startsWith("BEGIN:")) {
      if (event !== null) nested += 1;
      else if (upper.trimEnd() === "BEGIN:VEVENT") event = { said: {}, except: [] };
      return;
    }
    if (upper.startsWith("END:")) {
      if (upper.trimEnd() === "END:VCALENDAR") ended = true;
      if (event === null) return;
      if (nested > 0) nested -= 1;
      else {
        events += 1;
        if (events > eventsMost) refused = "too-large";
        else take(event);
        event = null;
      }
      return;
    }
    if (event !== null && nested === 0) takeProperty(event, text);
  }

  function takeProperty(open: Open, text: string): void {
    const match = /^([A-Za-z-]+)((?:;(?:"[^"]*"|[^":])*)*):(.*)$/s.exec(text);
    if (match === null) return;
    const [, name = "", parameters = "", value = ""] = match;
    const property = { parameters, value };
    if (name.toUpperCase() === "EXDATE") {
      for (const one of value.split(",")) {
        const moment = readMoment({ parameters, value: one }, timeZone);
        if (moment !== null && open.except.length < EXCEPT_MOST) open.except.push(moment);
      }
    } else if (NAMED.has(name.toUpperCase())) open.said[name.toUpperCase()] = property;
  }

  function take({ said, except }: Open): void {
    const isFree =
      said.STATUS?.value.toUpperCase() === CANCELED || said.TRANSP?.value.toUpperCase() === "TRANSPARENT";
    const start = said.DTSTART === undefined ? null : readMoment(said.DTSTART, timeZone);
    if (start === null) return;
    const instead = said["RECURRENCE-ID"];
    const rule = said.RRULE?.value ?? null;
    // A canceled one may stand for a time of a repeating one, which then is free.
    if (isFree && instead === undefined) return;
    onEvent({
      uid: said.UID?.value ?? "",
      start,
      durationMs: isFree ? 0 : durationOf(said, start, timeZone),
      rule,
      except,
      instead: instead === undefined ? null : readMoment(instead, timeZone),
    });
  }

  function takePhysical(text: string): void {
    const folded = text.startsWith(" ") || text.startsWith("\t");
    if (folded && line !== null) {
      if (line.length < LINE_MOST) line += text.slice(1, LINE_MOST);
      return;
    }
    if (line !== null) takeLine(line);
    line = text.slice(0, LINE_MOST);
  }

  return {
    push(text: string): Refused | null {
      rest += text;
      let from = 0;
      for (let at = rest.indexOf("\n", from); at !== -1 && refused === null; at = rest.indexOf("\n", from)) {
        takePhysical(rest.slice(from, at).replace(/\r$/, ""));
        from = at + 1;
      }
      // A line without an end is cut where it is too long for anything that is read.
      rest = rest.slice(from).slice(0, LINE_MOST);
      if (!begun && line === null && rest.length >= LINE_MOST) refused = "no-calendar";
      return refused;
    },
    end(): Refused | null {
      takePhysical(rest);
      if (line !== null) takeLine(line);
      return refused ?? (begun && ended ? null : "no-calendar");
    },
  };
}

const NAMED = new Set(["UID", "DTSTART", "DTEND", "DURATION", "RRULE", "STATUS", "TRANSP", "RECURRENCE-ID"]);

/** Names that Windows gives to zones of the United States. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  "Eastern Standard Time": "America/New_York",
  "US Eastern Standard Time": "America/Indiana/Indianapolis",
  "Central Standard Time": "America/Chicago",
  "Mountain Standard Time": "America/Denver",
  "US Mountain Standard Time": "America/Phoenix",
  "Pacific Standard Time": "America/Los_Angeles",
  "Alaskan Standard Time": "America/Anchorage",
  "Hawaiian Standard Time": "Pacific/Honolulu",
  "SA Western Standard Time": "America/Puerto_Rico",
};

/** Reads a date or a date with time; null for neither. A zone that nobody knows is the calendar's own. */
function readMoment({ parameters, value }: Property, ownZone: string): IcsMoment | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/.exec(value.trim());
  if (match === null) return null;
  const [, year, month, date, hour, minute, utc] = match;
  const day = `${year}-${month}-${date}`;
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  if (hour === undefined) return { day, minute: null, timeZone: ownZone };
  const named = /;TZID=("?)([^";:]+)\1/i.exec(parameters)?.[2] ?? "";
  const known =
    utc === "Z"
      ? "UTC"
      : (parseTimeZone(named) ?? WINDOWS_ZONES[named] ?? parseTimeZone(named.split("/").slice(-2).join("/")));
  const clock = Number(hour) * 60 + Number(minute);
  return clock >= 1_440 ? null : { day, minute: clock, timeZone: known ?? ownZone };
}

/** The instant; of a day, its beginning. */
export const instantOf = ({ day, minute, timeZone }: IcsMoment): number =>
  firstInstantOf(timeZone, { day, minute: minute ?? 0 });

function durationOf(said: Open["said"], start: IcsMoment, ownZone: string): number {
  const end = said.DTEND === undefined ? null : readMoment(said.DTEND, ownZone);
  if (end !== null) return Math.max(0, instantOf(end) - instantOf(start));
  const match = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(
    said.DURATION?.value.trim() ?? "",
  );
  if (match === null) return start.minute === null ? DAY_MS : 0;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((one) => Number(one ?? 0));
  return (
    ((weeks ?? 0) * 7 + (days ?? 0)) * DAY_MS +
    (hours ?? 0) * HOUR_MS +
    (minutes ?? 0) * MINUTE_MS +
    (seconds ?? 0) * SECOND_MS
  );
}

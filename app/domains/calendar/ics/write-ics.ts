/** Writing iCalendar files (RFC 5545): what any calendar program takes in. Pure. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { site } from "#app/platform/site.ts";
import { instantsOf, offsetMs, wallClock } from "#app/platform/time/zoned-time.ts";
import { CANCELED, CONFIRMED } from "./status-words.ts";

export type IcsEvent = {
  /** The same for ever, whatever becomes of the event. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  changedMs: number;
  startMs: number;
  endMs: number;
  canceled: boolean;
  /** IANA name of the zone whose clocks the event keeps to. */
  timeZone: string;
  summary: string;
  description: string;
  location: string;
  url: string | null;
  /** Who comes, and has said so: a program asks nobody for an answer. Requests name somebody (RFC 5546 3.2.2). */
  attendee?: IcsPerson;
  /** Minutes before it at which a program reminds of it. */
  alarmMinutes?: number;
};

export type IcsPerson = { name: string; email: string };

export type IcsCalendar = {
  /** Mailed, a `REQUEST` puts events in or changes them; `CANCEL` takes them out of the calendars that have them. */
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  /** As programs call a calendar that they follow. */
  name?: string;
  organizer: IcsPerson;
  events: readonly IcsEvent[];
};

/** The file, its lines folded and ended as the RFC asks. */
export function writeIcs({ method, name, organizer, events }: IcsCalendar): string {
  const zones = new Map<string, IcsEvent[]>();
  for (const event of events) zones.set(event.timeZone, [...(zones.get(event.timeZone) ?? []), event]);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(site.name)}//Appointments//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...[...zones].flatMap(([zone, inIt]) => zoneLines(zone, inIt)),
    ...events.flatMap((event) => eventLines(event, organizer)),
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

function eventLines(event: IcsEvent, organizer: IcsPerson): string[] {
  const { timeZone, alarmMinutes, attendee } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${utcStamp(event.changedMs)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.canceled ? CANCELED : CONFIRMED}`,
    momentLine("DTSTART", timeZone, event.startMs),
    momentLine("DTEND", timeZone, event.endMs),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description === "" ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    ...(event.location === "" ? [] : [`LOCATION:${escapeText(event.location)}`]),
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    `ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${organizer.email}`,
    ...(attendee === undefined
      ? []
      : [
          `ATTENDEE;CN=${quoteParameter(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${quoteAddress(attendee.email)}`,
        ]),
    `TRANSP:${event.canceled ? "TRANSPARENT" : "OPAQUE"}`,
    ...(alarmMinutes === undefined || event.canceled
      ? []
      : [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          `TRIGGER:-PT${alarmMinutes}M`,
          `DESCRIPTION:${escapeText(event.summary)}`,
          "END:VALARM",
        ]),
    "END:VEVENT",
  ];
}

/** On the zone's clocks; of the hour that comes twice, programs choose either: only UTC says which one. */
function momentLine(property: string, timeZone: string, timeMs: number): string {
  const twice = instantsOf(timeZone, wallClock(timeZone, timeMs)).length > 1;
  return twice
    ? `${property}:${utcStamp(timeMs)}`
    : `${property};TZID=${timeZone}:${localStamp(timeMs + offsetMs(timeZone, timeMs))}`;
}

/** What the zone's clocks do from the year before the first event to the one after the last. */
function zoneLines(timeZone: string, events: readonly IcsEvent[]): string[] {
  const first = Math.min(...events.map(({ startMs }) => startMs)) - 370 * DAY_MS;
  const last = Math.max(...events.map(({ endMs }) => endMs)) + 370 * DAY_MS;
  const changes = [{ atMs: first, before: offsetMs(timeZone, first), after: offsetMs(timeZone, first) }];
  for (let from = first; from < last; from += DAY_MS) {
    const [before, after] = [offsetMs(timeZone, from), offsetMs(timeZone, from + DAY_MS)];
    if (before !== after) changes.push({ atMs: changeBetween(timeZone, from, from + DAY_MS), before, after });
  }
  // Summer time is what is furthest ahead of UTC.
  const standard = Math.min(...changes.map(({ after }) => after));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...changes.flatMap(({ atMs, before, after }) => {
      const kind = after > standard ? "DAYLIGHT" : "STANDARD";
      return [
        `BEGIN:${kind}`,
        `DTSTART:${localStamp(atMs + before)}`,
        `TZOFFSETFROM:${utcOffset(before)}`,
        `TZOFFSETTO:${utcOffset(after)}`,
        `END:${kind}`,
      ];
    }),
    "END:VTIMEZONE",
  ];
}

function changeBetween(timeZone: string, fromMs: number, untilMs: number): number {
  let [low, high] = [Math.floor(fromMs / MINUTE_MS) * MINUTE_MS, Math.ceil(untilMs / MINUTE_MS) * MINUTE_MS];
  const before = offsetMs(timeZone, low);
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMs(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** `20261201T150000Z` */
const utcStamp = (timeMs: number): string => `${localStamp(timeMs)}Z`;
const localStamp = (timeMs: number): string =>
  new Date(timeMs).toISOString().slice(0, 19).replace(/[-:]/g, "");

function utcOffset(ms: number): string {
  const size = Math.abs(ms);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${two(size / HOUR_MS)}${two((size % HOUR_MS) / MINUTE_MS)}`;
}

/** RFC 5545 3.3.11. What cannot be seen is left out, a line break is said. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\n/g, "\\n");

/** A parameter's value cannot say a quotation mark. */
const quoteParameter = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, "")}"`;

/** Of an address in a `mailto:`, whatever would be more than the address (RFC 6068). */
const quoteAddress = (email: string): string => email.replace(/[^\w.+@-]/gu, encodeURIComponent);

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** No line has more than 75 octets; a letter is never cut in two. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

/** Writes iCalendar files (RFC 5545) that any calendar program can import. Pure. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { site } from "#app/platform/site.ts";
import { instantsOf, offsetMs, wallClock } from "#app/platform/time/zoned-time.ts";
import { CANCELED, CONFIRMED } from "./status-words.ts";

export type IcsEvent = {
  /** Never changes, whatever happens to the event. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  changedMs: number;
  startMs: number;
  endMs: number;
  canceled: boolean;
  /** IANA name of the event's zone. */
  timeZone: string;
  summary: string;
  description: string;
  location: string;
  url: string | null;
  /** The client, already accepted, so programs ask for no reply. Requests must name one (RFC 5546 3.2.2). */
  attendee?: IcsPerson;
  /** Minutes before the event at which programs remind of it. */
  alarmMinutes?: number;
};

export type IcsPerson = { name: string; email: string };

export type IcsCalendar = {
  /** In an email, `REQUEST` adds or changes events and `CANCEL` removes them. */
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  /** The calendar's name in programs that subscribe to it. */
  name?: string;
  organizer: IcsPerson;
  events: readonly IcsEvent[];
};

/** The file, with lines folded and ended as the RFC requires. */
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

/** In the zone's local time. In the repeated hour of fall only UTC is unambiguous. */
function momentLine(property: string, timeZone: string, timeMs: number): string {
  const twice = instantsOf(timeZone, wallClock(timeZone, timeMs)).length > 1;
  return twice
    ? `${property}:${utcStamp(timeMs)}`
    : `${property};TZID=${timeZone}:${localStamp(timeMs + offsetMs(timeZone, timeMs))}`;
}

/** The zone's offset changes from the year before the first event to the year after the last. */
function zoneLines(timeZone: string, events: readonly IcsEvent[]): string[] {
  const first = Math.min(...events.map(({ startMs }) => startMs)) - 370 * DAY_MS;
  const last = Math.max(...events.map(({ endMs }) => endMs)) + 370 * DAY_MS;
  const changes = [{ atMs: first, before: offsetMs(timeZone, first), after: offsetMs(timeZone, first) }];
  for (let from = first; from < last; from += DAY_MS) {
    const [before, after] = [offsetMs(timeZone, from), offsetMs(timeZone, from + DAY_MS)];
    if (before !== after) changes.push({ atMs: changeBetween(timeZone, from, from + DAY_MS), before, after });
  }
  // Daylight saving time is the offset furthest ahead of UTC.
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

/** RFC 5545 3.3.11. Drops control characters and escapes line breaks. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\n/g, "\\n");

/** A parameter's value can't contain a quotation mark. */
const quoteParameter = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, "")}"`;

/** Escapes whatever would end the address in a `mailto:` (RFC 6068). */
const quoteAddress = (email: string): string => email.replace(/[^\w.+@-]/gu, encodeURIComponent);

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** No line has more than 75 octets, and no character is split. */
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

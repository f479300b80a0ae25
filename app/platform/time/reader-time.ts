/**
 * Formats moments and days in the reader's time zone (docs/decisions, 0090). On the server the zone comes with the
 * request, in the browser with the document, as the language does.
 */
import { type PlainMessage, t } from "#app/text/text.ts";
import { formatClock, formatDay } from "./dates.ts";
import {
  firstInstantOf,
  formatWeekday,
  instantsOf,
  parseTimeZone,
  wallClock,
  zoneName,
} from "./zoned-time.ts";

/** Where nothing is known of the reader, and for what everybody reads the same. */
export const SITE_ZONE = "America/Chicago";

/** What is known of the zone in which something is read. */
export type ReaderZone = {
  zone: string;
  /** The answer is cached for others, so it must not depend on a reader's zone. */
  shared: boolean;
};

const anyReader: ReaderZone = { zone: SITE_ZONE, shared: true };
let source: () => ReaderZone = () => anyReader;

/** Sets where the zone is looked up: a server has one for each request, a browser one. */
export function readZoneFrom(from: () => ReaderZone): void {
  source = from;
}

/** The zone that moments are written in. */
export function readersZone(): string {
  const { zone, shared } = source();
  return shared ? SITE_ZONE : zone;
}

/** The reader's zone, for the document to carry to its browser; undefined on a page that others get, too. */
export function documentZone(): string | undefined {
  const { zone, shared } = source();
  return shared ? undefined : zone;
}

/** From here on the answer may be cached for others. */
export function shareZone(): void {
  const asked = source();
  if (asked !== anyReader) asked.shared = true;
}

/** The zone with that name, unless it is no real place's: browsers that hide their location say UTC. */
export function parseReaderZone(text: string | null | undefined): string | null {
  const zone = parseTimeZone(text);
  return zone === null || /^(?:UTC|GMT|Etc\/.*)$/i.test(zone) ? null : zone;
}

/** `2026-11-03`: the day that the reader's calendar shows at this moment. */
export const readersDay = (timeMs: number): string => wallClock(readersZone(), timeMs).day;

/** The first moment of a day, `2026-11-03`, for the reader. */
export const readersDayStart = (day: string): number => firstInstantOf(readersZone(), { day, minute: 0 });

/** "Nov 3, 2026": the reader's day. */
export const formatDayOf = (timeMs: number): string => formatDay(readersDay(timeMs));

/** "Nov 3, 2026, 4:05 PM" in the reader's zone. The page names the zone once (`zoneNote`). */
export const formatMoment = (timeMs: number): string => formatMomentOn(readersZone(), timeMs);

/** "Tue, Nov 3, 2026, 4:05 PM" on the reader's clock: of what is planned for. */
export const formatPlanned = (timeMs: number): string =>
  `${formatWeekday(readersDay(timeMs))}, ${formatTimeOf(timeMs)}`;

/** "4:05 PM" on the reader's clock. */
export const formatTimeOf = (timeMs: number): string => timeOn(readersZone(), timeMs);

/** The same as `formatMoment` on another clock, whose page names it. */
export const formatMomentOn = (zone: string, timeMs: number): string =>
  `${formatDay(wallClock(zone, timeMs).day)}, ${timeOn(zone, timeMs)}`;

function timeOn(zone: string, timeMs: number): string {
  const clock = wallClock(zone, timeMs);
  const time = formatClock(Math.floor(clock.minute / 60), clock.minute % 60);
  // In the repeated hour the zone's name says which of the two it is.
  return instantsOf(zone, clock).length > 1 ? `${time} ${zoneName(zone, timeMs)}` : time;
}

/** `2026-11-03`: the day on which the public record has something, the same for everybody. */
export const publicDay = (timeMs: number): string => wallClock(SITE_ZONE, timeMs).day;

/** "Nov 3, 2026", likewise. Public pages show the same day everywhere, to the agent too. */
export const formatPublicDay = (timeMs: number): string => formatDay(publicDay(timeMs));

/** By zone; two names of one clock have the same sentence. */
const NOTES: Readonly<Record<string, PlainMessage>> = {
  "America/New_York": "All times are Eastern.",
  "America/Detroit": "All times are Eastern.",
  "America/Indiana/Indianapolis": "All times are Eastern.",
  "America/Indianapolis": "All times are Eastern.",
  "America/Kentucky/Louisville": "All times are Eastern.",
  "America/Louisville": "All times are Eastern.",
  "America/Chicago": "All times are Central.",
  "America/Menominee": "All times are Central.",
  "America/Denver": "All times are Mountain.",
  "America/Boise": "All times are Mountain.",
  "America/Phoenix": "All times are Arizona time.",
  "America/Los_Angeles": "All times are Pacific.",
  "America/Anchorage": "All times are Alaska time.",
  "America/Juneau": "All times are Alaska time.",
  "Pacific/Honolulu": "All times are Hawaii time.",
  "America/Puerto_Rico": "All times are Puerto Rico time.",
};

/** "All times are Central." Of other zones the place that names them: "All times are those of Berlin." */
export function zoneNote(zone: string = readersZone()): string {
  const note = NOTES[zone];
  if (note !== undefined) return t(note);
  const place = zone.split("/").at(-1) ?? zone;
  return t("All times are those of {place}.", { place: place.replaceAll("_", " ") });
}

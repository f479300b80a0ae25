/** Events of a file: single times and series, and what was not understood of each. */
import { DAY_MS } from "#app/platform/durations.ts";
import { CANCELED } from "../../ics/status-words.ts";
import type { PartReading, Property } from "./calendar-part.ts";
import { daysIn, type Length, type Moment, readLength, readMoment } from "./moments.ts";
import { type Rule, readRule } from "./rules.ts";
import { instantOf, UNKNOWN, UTC, type Zone } from "./zones.ts";

/** What was not understood. Each event counts once, by its worst problem. */
export type Unread = {
  /** Its repetition isn't understood: more is blocked than it takes. */
  repeats: number;
  /** Its zone is unknown: every hour it could mean is blocked. */
  zones: number;
  /** Its end isn't understood: a day is blocked. */
  ends: number;
  /** Its day is known but not the time: the full day is blocked. */
  days: number;
  /** Its time is unknown: nothing is blocked. */
  times: number;
};

/** A moment in its zone. */
export type Placed = { wallMs: number; isDay: boolean; zone: Zone; atMs: number };

export type Series = {
  start: Placed;
  length: Length;
  isFree: boolean;
  rule: Rule | "unread" | null;
  /** Further times (`RDATE`), with their own length if they have one. */
  more: readonly { start: Placed; length: Length | null }[];
  /** Excluded instants and local days (`EXDATE`). */
  without: { instants: ReadonlySet<number>; days: ReadonlySet<number> };
  /** It replaces one time of the series with its `UID`; with `onward` it also changes all later ones. */
  instead: (Placed & { onward: boolean }) | null;
};

export type ReadingZones = {
  /** The zone for days without a time. */
  own: Zone;
  /** The zone for times that name none; null when the file names an unknown one for them. */
  floating: Zone | null;
  find(name: string): Zone | null;
};

/** Places moments in their zones, and notes whether any zone was unknown. */
function createPlacer({ own, floating, find }: ReadingZones) {
  let isUnknown = false;
  const place = ({ wallMs, isDay, zone: named }: Moment): Placed => {
    const zone = named === null ? (floating ?? (isDay ? own : null)) : named === "UTC" ? UTC : find(named);
    isUnknown ||= zone === null;
    return { wallMs, isDay, zone: zone ?? UNKNOWN, atMs: instantOf(zone ?? UNKNOWN, wallMs) };
  };
  return {
    place,
    placed: (property: Property | undefined): (Placed | null)[] =>
      (property?.values ?? []).map((value) => {
        const moment = readMoment(value, property?.parameters ?? {});
        return moment === null ? null : place(moment);
      }),
    isUnknown: () => isUnknown,
  };
}

const WHOLE_DAY: Length = { wallMs: DAY_MS, exactMs: 0 };
const NO_TIME: Length = { wallMs: 0, exactMs: 0 };
export const floorDay = (wallMs: number) => Math.floor(wallMs / DAY_MS) * DAY_MS;

/** An event's `UID`; null when it has none, so no other event can refer to it. */
export function uidOf(said: PartReading): string | null {
  const [uid] = said.first("UID")?.values ?? [];
  return typeof uid === "string" && uid !== "" ? uid : null;
}

/** Reads an event; null when its time is unknown, or it takes no time. Counts what isn't understood in `unread`. */
export function readSeries(said: PartReading, zones: ReadingZones, unread: Unread): Series | null {
  const word = (name: string) => String(said.first(name)?.values[0] ?? "").toUpperCase();
  const { place, placed, isUnknown } = createPlacer(zones);
  const isFree =
    [CANCELED, "CANCELED"].includes(word("STATUS")) ||
    word("TRANSP") === "TRANSPARENT" ||
    word("X-MICROSOFT-CDO-BUSYSTATUS") === "FREE";
  // One time of a series can be free; a free series changes nothing.
  if (isFree && said.lines("RECURRENCE-ID").length === 0) return null;
  const end = placed(said.first("DTEND"))[0] ?? null;
  const exact = placed(said.first("DTSTART"))[0] ?? null;
  const start = exact ?? dayOf(said, end, place);
  if (start === null) {
    if (!isFree) unread.times += 1;
    return null;
  }
  const length = exact === null ? lengthFromDay(said, start, end) : lengthOf(said, start, end);
  const further = furtherTimes(said, place);
  const rule = said.first("RRULE");
  const read = rule === undefined ? null : readRule(rule.values[0]);
  const badRule =
    said.isBad("RRULE") || said.all("RRULE").length > 1 || (rule !== undefined && read === null);
  const instead = said.first("RECURRENCE-ID");
  const [moment = null] = placed(instead);
  const badRest =
    said.lines("EXRULE").length > 0 || ["EXDATE", "RECURRENCE-ID"].some((name) => said.isBad(name));
  if (further.areLost) unread.times += 1;
  else if (isUnknown()) unread.zones += 1;
  else if (badRest || (instead !== undefined && moment === null)) unread.repeats += 1;
  else if (further.areDays || (exact === null && !isFree)) unread.days += 1;
  else if (length === null && !isFree) unread.ends += 1;
  return {
    start,
    length: length ?? WHOLE_DAY,
    isFree,
    rule: badRule ? "unread" : read,
    more: further.more,
    without: without(said, placed),
    instead:
      moment === null
        ? null
        : { ...moment, onward: String(instead?.parameters.range ?? "").toUpperCase() === "THISANDFUTURE" },
  };
}

/** The day on which it begins, else the day before its end. */
function dayOf(said: PartReading, end: Placed | null, place: (moment: Moment) => Placed): Placed | null {
  const [day] = said.lines("DTSTART").flatMap(daysIn);
  if (day !== undefined) return place(day);
  const [last] = end === null ? said.lines("DTEND").flatMap(daysIn) : [];
  if (last !== undefined) return place(last);
  if (end === null) return null;
  const wallMs = end.wallMs - DAY_MS;
  return { ...end, wallMs, atMs: instantOf(end.zone, wallMs) };
}

/** How long it takes at most, from the start of its day. */
function lengthFromDay(said: PartReading, day: Placed, end: Placed | null): Length {
  const toEnd = end === null ? null : between(day, end);
  if (toEnd !== null) return toEnd;
  const { wallMs, exactMs } = readLength(said.first("DURATION")?.values[0]) ?? NO_TIME;
  return { wallMs: wallMs + DAY_MS, exactMs };
}

/** Its length; null when that can't be read. */
function lengthOf(said: PartReading, start: Placed, end: Placed | null): Length | null {
  if (end !== null) return between(start, end);
  const duration = said.first("DURATION");
  if (said.first("DTEND") === undefined && duration !== undefined) return readLength(duration.values[0]);
  if (said.lines("DTEND").length > 0 || said.isBad("DURATION")) return null;
  return start.isDay ? WHOLE_DAY : NO_TIME;
}

/** A day that ends where it begins is one day. */
function between(start: Placed, end: Placed): Length | null {
  if (start.isDay && end.isDay && end.wallMs === start.wallMs) return WHOLE_DAY;
  const length =
    start.zone === end.zone
      ? { wallMs: end.wallMs - start.wallMs, exactMs: 0 }
      : { wallMs: 0, exactMs: end.atMs - start.atMs };
  return length.wallMs + length.exactMs < 0 ? null : length;
}

/**
 * Its `RDATE`s. When one value of a line can't be read, each day that the line names counts in full; `areLost`: a line names
 * fewer days than it has values.
 */
function furtherTimes(
  said: PartReading,
  place: (moment: Moment) => Placed,
): { more: Series["more"]; areDays: boolean; areLost: boolean } {
  const more: { start: Placed; length: Length | null }[] = [];
  let [areDays, areLost] = [false, false];
  for (const line of said.lines("RDATE")) {
    const values = (line.property?.values ?? []).map((value) => {
      if (Array.isArray(value)) return readPeriod(value, line.property?.parameters ?? {}, place);
      const start = readMoment(value, line.property?.parameters ?? {});
      return start === null ? null : { start: place(start), length: null };
    });
    if (line.property !== null && !values.includes(null)) {
      more.push(...values.filter((one) => one !== null));
      continue;
    }
    const days = daysIn(line);
    for (const day of days) more.push({ start: place(day), length: WHOLE_DAY });
    areDays = true;
    areLost ||= days.length < Math.max(1, values.length);
  }
  return { more, areDays, areLost };
}

/** The busy times of a `VFREEBUSY`. */
export function readFreeBusy(
  said: PartReading,
  zones: ReadingZones,
  unread: Unread,
): { start: Placed; length: Length }[] {
  const { place, isUnknown } = createPlacer(zones);
  const found: { start: Placed; length: Length }[] = [];
  for (const line of said.lines("FREEBUSY")) {
    const { values, parameters } = line.property ?? { values: [null], parameters: {} };
    if (String(parameters.fbtype ?? "").toUpperCase() === "FREE") continue;
    const periods = values.map((value) => readPeriod(value, parameters, place));
    const sound = periods.filter((one) => one !== null);
    found.push(...sound);
    const bad = periods.length - sound.length;
    if (bad === 0) continue;
    const days = daysIn(line);
    for (const day of days) found.push({ start: place(day), length: WHOLE_DAY });
    if (days.length < periods.length) unread.times += bad;
    else unread.days += bad;
  }
  if (isUnknown()) unread.zones += 1;
  return found;
}

/** Reads a period: start and end, or start and length; null for anything else. */
function readPeriod(
  value: unknown,
  parameters: Property["parameters"],
  place: (moment: Moment) => Placed,
): { start: Placed; length: Length } | null {
  if (!Array.isArray(value)) return null;
  const from = readMoment(value[0], parameters);
  if (from === null) return null;
  const start = place(from);
  const until = readMoment(value[1], parameters);
  const length = until === null ? readLength(value[1]) : between(start, place(until));
  return length === null ? null : { start, length };
}

const ALWAYS: Series["without"] = { instants: new Set(), days: new Set() };

function without(said: PartReading, placed: (property: Property) => (Placed | null)[]): Series["without"] {
  const dates = said.all("EXDATE");
  if (dates.length === 0) return ALWAYS;
  const instants = new Set<number>();
  const days = new Set<number>();
  for (const property of dates)
    for (const one of placed(property)) {
      if (one === null) continue;
      if (one.isDay) days.add(one.wallMs);
      else instants.add(one.atMs);
    }
  return { instants, days };
}

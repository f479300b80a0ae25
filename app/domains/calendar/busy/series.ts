/** Events as a file has them: one time or a series of them, and what was not understood of each. */
import { DAY_MS } from "#app/platform/durations.ts";
import { CANCELED } from "../ics/status-words.ts";
import type { Part, Property } from "./calendar-reader.ts";
import { type Length, type Moment, readLength, readMoment } from "./moments.ts";
import { type Rule, readRule } from "./rules.ts";
import { instantOf, UNKNOWN, UTC, type Zone } from "./zones.ts";

/** What was not understood, each event once by the worst of it. */
export type Unread = {
  /** It repeats in a way that is not read: more is blocked than it takes. */
  repeats: number;
  /** Its zone is not known: every hour that it could mean is blocked. */
  zones: number;
  /** Its end is not read: a day is blocked. */
  ends: number;
  /** Nothing says when it is: nothing is blocked. */
  times: number;
};

/** A moment on the clocks of its zone. */
export type Placed = { wallMs: number; isDay: boolean; zone: Zone; atMs: number };

export type Series = {
  /** Null: the event has no name, and nothing else can be about it. */
  uid: string | null;
  start: Placed;
  length: Length;
  isFree: boolean;
  rule: Rule | "unread" | null;
  /** Further times (`RDATE`), with a length of their own where they have one. */
  more: readonly { start: Placed; length: Length | null }[];
  /** Instants, and days on the wall, at which it doesn't come after all. */
  without: { instants: ReadonlySet<number>; days: ReadonlySet<number> };
  /** It is one time of the series of this `uid`; with `onward` it changes all later ones, too. */
  instead: (Placed & { onward: boolean }) | null;
};

export type ReadingZones = {
  /** Of days without a time. */
  own: Zone;
  /** Of times that name no zone; null: the file names one for them that nobody knows. */
  floating: Zone | null;
  find(name: string): Zone | null;
};

/** Puts moments on the clocks of their zones, and says whether there was one in a zone that nobody knows. */
function createPlacer({ own, floating, find }: ReadingZones) {
  let isUnknown = false;
  const place = ({ wallMs, isDay, zone: named }: Moment): Placed => {
    const zone = named === null ? (floating ?? (isDay ? own : null)) : named === "UTC" ? UTC : find(named);
    isUnknown ||= zone === null;
    return { wallMs, isDay, zone: zone ?? UNKNOWN, atMs: instantOf(zone ?? UNKNOWN, wallMs) };
  };
  return {
    place,
    placed: ({ values, parameters }: Property): (Placed | null)[] =>
      values.map((value) => {
        const moment = readMoment(value, parameters);
        return moment === null ? null : place(moment);
      }),
    isUnknown: () => isUnknown,
  };
}

const WHOLE_DAY: Length = { wallMs: DAY_MS, exactMs: 0 };
export const floorDay = (wallMs: number) => Math.floor(wallMs / DAY_MS) * DAY_MS;

/** Reads an event; null where nothing says when it is, or nothing of it takes time. Counts what is not understood. */
export function readSeries(part: Part, zones: ReadingZones, unread: Unread): Series | null {
  const said = (name: string) => part.said.get(name)?.[0];
  const word = (name: string) => String(said(name)?.values[0] ?? "").toUpperCase();
  const { place, placed, isUnknown } = createPlacer(zones);
  const isFree =
    [CANCELED, "CANCELED"].includes(word("STATUS")) ||
    word("TRANSP") === "TRANSPARENT" ||
    word("X-MICROSOFT-CDO-BUSYSTATUS") === "FREE";
  const instead = said("RECURRENCE-ID");
  const isPart = instead !== undefined || part.bad.has("RECURRENCE-ID");
  // Of a series one time can be free; a whole one that is free says nothing.
  if (isFree && !isPart) return null;
  const dtstart = said("DTSTART");
  const start = dtstart === undefined ? null : placed(dtstart)[0];
  if (start == null) {
    if (!isFree) unread.times += 1;
    return null;
  }
  const length = lengthOf(part, start, placed);
  const { more, isRead } = furtherTimes(part, placed, place);
  const rule = said("RRULE");
  const read = rule === undefined ? null : readRule(rule.values[0]);
  const others = (part.said.get("RRULE")?.length ?? 0) > 1;
  const badRule = part.bad.has("RRULE") || others || (rule !== undefined && read === null);
  const [moment = null] = instead === undefined ? [] : placed(instead);
  const badRest = ["RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID"].some((name) => part.bad.has(name));
  const unreadEnd = length === null;
  if (isUnknown()) unread.zones += 1;
  else if (badRest || !isRead || part.said.has("EXRULE") || (instead !== undefined && moment === null))
    unread.repeats += 1;
  else if (unreadEnd && !isFree) unread.ends += 1;
  const [uid] = said("UID")?.values ?? [];
  return {
    uid: typeof uid === "string" && uid !== "" ? uid : null,
    start,
    length: length ?? WHOLE_DAY,
    isFree,
    rule: badRule ? "unread" : read,
    more,
    without: without(part, placed),
    instead:
      moment === null
        ? null
        : { ...moment, onward: String(instead?.parameters.range ?? "").toUpperCase() === "THISANDFUTURE" },
  };
}

/** How long it is; null where that is said in a way that is not read. */
function lengthOf(
  part: Part,
  start: Placed,
  placed: (property: Property) => (Placed | null)[],
): Length | null {
  const [dtend] = part.said.get("DTEND") ?? [];
  const [duration] = part.said.get("DURATION") ?? [];
  if (dtend !== undefined) {
    const end = placed(dtend)[0];
    return end == null ? null : between(start, end);
  }
  if (duration !== undefined) return readLength(duration.values[0]);
  if (part.bad.has("DTEND") || part.bad.has("DURATION")) return null;
  return start.isDay ? WHOLE_DAY : { wallMs: 0, exactMs: 0 };
}

/** A day that ends where it begins is that day. */
function between(start: Placed, end: Placed): Length | null {
  if (start.isDay && end.isDay && end.wallMs === start.wallMs) return WHOLE_DAY;
  const length =
    start.zone === end.zone
      ? { wallMs: end.wallMs - start.wallMs, exactMs: 0 }
      : { wallMs: 0, exactMs: end.atMs - start.atMs };
  return length.wallMs + length.exactMs < 0 ? null : length;
}

function furtherTimes(
  part: Part,
  placed: (property: Property) => (Placed | null)[],
  place: (moment: Moment) => Placed,
): { more: Series["more"]; isRead: boolean } {
  const more: { start: Placed; length: Length | null }[] = [];
  let isRead = true;
  for (const property of part.said.get("RDATE") ?? [])
    for (const value of property.values) {
      const period = readPeriod(value, property.parameters, place);
      const start = Array.isArray(value) ? null : placed({ ...property, values: [value] })[0];
      if (period !== null) more.push(period);
      else if (start != null) more.push({ start, length: null });
      else isRead = false;
    }
  return { more, isRead };
}

/** The times of a `VFREEBUSY` in which somebody is not free. */
export function readFreeBusy(
  part: Part,
  zones: ReadingZones,
  unread: Unread,
): { start: Placed; length: Length }[] {
  const { place, isUnknown } = createPlacer(zones);
  const found: { start: Placed; length: Length }[] = [];
  if (part.bad.has("FREEBUSY")) unread.times += 1;
  for (const { values, parameters } of part.said.get("FREEBUSY") ?? []) {
    if (String(parameters.fbtype ?? "").toUpperCase() === "FREE") continue;
    for (const value of values) {
      const period = readPeriod(value, parameters, place);
      if (period === null) unread.times += 1;
      else found.push(period);
    }
  }
  if (isUnknown()) unread.zones += 1;
  return found;
}

/** From one moment to another, or so long; null for anything else. */
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

function without(part: Part, placed: (property: Property) => (Placed | null)[]): Series["without"] {
  const instants = new Set<number>();
  const days = new Set<number>();
  for (const property of part.said.get("EXDATE") ?? [])
    for (const one of placed(property)) {
      if (one === null) continue;
      if (one.isDay) days.add(one.wallMs);
      else instants.add(one.atMs);
    }
  return { instants, days };
}

/** When an agent is busy by their other calendar: an untrusted file, read within bounds. */
import { DAY_MINUTES, DAY_MS, WEEK_MS } from "#app/platform/durations.ts";
import {
  BUSY_AHEAD_DAYS,
  BUSY_MAX_BYTES,
  BUSY_MAX_PARTS,
  BUSY_MAX_STEPS,
  BUSY_MAX_TIMES,
  BUSY_MOST,
} from "../limits.ts";
import type { Interval } from "../types.ts";
import { BusyMinutes } from "./busy-minutes.ts";
import { hasLine, type Part, readPart } from "./ical/calendar-part.ts";
import { type CalendarParts, createCalendarReader, type Refused } from "./ical/calendar-reader.ts";
import { type Length, type Moment, readMoment } from "./ical/moments.ts";
import { createRepeats, type Repeats } from "./ical/repeats.ts";
import type { Frequency, Rule } from "./ical/rules.ts";
import {
  floorDay,
  type Placed,
  readFreeBusy,
  readSeries,
  type Series,
  type Unread,
  uidOf,
} from "./ical/series.ts";
import { createZones, ianaZone, instantOf, UTC, type Window, type Zone } from "./ical/zones.ts";

export type BusyReading =
  /** In order and without overlap. `unread` counts what was not understood; `joined`: too many times, so near ones were merged. */
  { kind: "read"; times: Interval[]; unread: Unread; joined: boolean } | { kind: "refused"; why: Refused };

const refused = (why: Refused): BusyReading => ({ kind: "refused", why });

/** Reads a calendar from its bytes, up to its bounds. `timeZone` applies to times that name no zone. */
export async function readBusy(
  body: ReadableStream<Uint8Array>,
  { timeZone, nowMs }: { timeZone: string; nowMs: number },
): Promise<BusyReading> {
  const reader = createCalendarReader(BUSY_MAX_PARTS);
  const bytes = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  try {
    for (let part = await bytes.read(); part.value !== undefined; part = await bytes.read()) {
      size += part.value.length;
      if (size > BUSY_MAX_BYTES) return refused("too-large");
      const why = reader.push(decoder.decode(part.value, { stream: true }));
      if (why !== null) return refused(why);
    }
  } finally {
    await bytes.cancel().catch(() => {});
  }
  reader.push(decoder.decode());
  const why = reader.end();
  return why === null ? busyTimesOf(reader.found, { timeZone, nowMs }) : refused(why);
}

/** How far before the window repeating events are searched; further for longer events. */
const LOOK_BACK_MS = 5 * WEEK_MS;
/** How far a change of all later times may move one back. */
const LOOK_AHEAD_MS = WEEK_MS;
/** When there are too many times, those this close together are merged. */
const GAPS_MINUTES = [0, 15, 30, 60, 120, 240, 480, DAY_MINUTES, 366 * DAY_MINUTES];

/** An event with such a rule may come at any time of a day. */
const OFTEN: ReadonlySet<Frequency> = new Set<Frequency>(["SECONDLY", "MINUTELY", "HOURLY"]);

/** The event is one changed time of a series. */
const isOneOfSeries = (part: Part) => hasLine(part, "RECURRENCE-ID");

/** What replaces times of a series: single times at these instants and days, and changes of all later times. */
type Instead = { instants: Set<number>; days: Set<number>; onward: Series[] };

function busyTimesOf(
  { calendars, zones: defined, events }: CalendarParts,
  { timeZone, nowMs }: { timeZone: string; nowMs: number },
): BusyReading {
  const window = { fromMs: nowMs - DAY_MS, untilMs: nowMs + BUSY_AHEAD_DAYS * DAY_MS };
  const repeats = createRepeats(BUSY_MAX_STEPS);
  const zones = createZones(defined, window, repeats);
  const unread: Unread = { repeats: 0, zones: 0, ends: 0, days: 0, times: 0 };
  const own = ianaZone(timeZone, window) ?? UTC;
  const [named] = calendars.flatMap((one) => readPart(one).first("X-WR-TIMEZONE")?.values ?? []);
  const floating = typeof named === "string" && named !== "" ? zones.find(named) : own;
  const reading = { own, floating, find: zones.find };

  const busy = new BusyMinutes(window.fromMs, window.untilMs);
  const add = (zone: Zone, wallMs: number, length: Length, movedMs = 0) => {
    const fromMs = instantOf(zone, wallMs) + movedMs;
    const untilMs = instantOf(zone, wallMs + length.wallMs) + length.exactMs + movedMs;
    if (fromMs < untilMs) busy.add(fromMs - zone.spread.earlier, untilMs + zone.spread.later);
  };

  // Changed times of series are read first. The others are read and dropped one at a time.
  const changes: { uid: string | null; series: Series }[] = [];
  for (const part of events.filter(isOneOfSeries)) {
    const said = readPart(part);
    const series = readSeries(said, reading, unread);
    if (series !== null) changes.push({ uid: uidOf(said), series });
  }
  const insteadOf = collectInstead(changes);
  let times = 0;
  const addSeries = (series: Series, others: Instead | undefined) => {
    const { start, without, instead } = series;
    const take = (zone: Zone, wallMs: number, atMs: number, length: Length) => {
      times += 1;
      const day = floorDay(wallMs);
      if (without.instants.has(atMs) || without.days.has(day)) return;
      if (others?.instants.has(atMs) || others?.days.has(day)) return;
      const change = others === undefined ? undefined : lastBefore(others.onward, atMs);
      if (change === undefined) add(zone, wallMs, length);
      // A change with its own rule repeats by that rule.
      else if (change.rule === null && !change.isFree)
        add(zone, wallMs, change.length, change.start.atMs - (change.instead?.atMs ?? 0));
    };
    take(start.zone, start.wallMs, start.atMs, series.length);
    for (const { start: one, length } of series.more)
      take(one.zone, one.wallMs, one.atMs, length ?? series.length);
    if (series.rule === null || (instead !== null && !instead.onward)) return;
    const again = repeatsOf(series, series.rule, repeats, window);
    if (!again.isRead) unread.repeats += 1;
    if (again.walls === null) busy.add(start.atMs - start.zone.spread.earlier, again.lastMs);
    for (const wallMs of again.walls ?? []) {
      const atMs = instantOf(start.zone, wallMs);
      if (wallMs !== start.wallMs && atMs <= again.lastMs) take(start.zone, wallMs, atMs, series.length);
    }
  };

  for (const { series } of changes) if (!series.isFree) addSeries(series, undefined);
  for (const part of events) {
    if (times > BUSY_MAX_TIMES) return refused("too-large");
    const said = readPart(part);
    if (part.name === "VFREEBUSY")
      for (const { start, length } of readFreeBusy(said, reading, unread))
        add(start.zone, start.wallMs, length);
    else if (!isOneOfSeries(part)) {
      const series = readSeries(said, reading, unread);
      const uid = insteadOf.size > 0 ? uidOf(said) : null;
      if (series !== null) addSeries(series, uid === null ? undefined : insteadOf.get(uid));
    }
  }
  if (times > BUSY_MAX_TIMES) return refused("too-large");
  for (const gap of GAPS_MINUTES) {
    const apart = busy.times(gap);
    if (apart.length <= BUSY_MOST) return { kind: "read", times: apart, unread, joined: gap > 0 };
  }
  return refused("too-large");
}

function collectInstead(changes: readonly { uid: string | null; series: Series }[]): Map<string, Instead> {
  const found = new Map<string, Instead>();
  for (const { uid, series } of changes) {
    const { instead } = series;
    if (uid === null || instead === null) continue;
    const of = found.get(uid) ?? { instants: new Set(), days: new Set(), onward: [] };
    found.set(uid, of);
    if (instead.onward) of.onward.push(series);
    else if (instead.isDay) of.days.add(instead.wallMs);
    else of.instants.add(instead.atMs);
  }
  for (const { onward } of found.values())
    onward.sort((a, b) => (a.instead?.atMs ?? 0) - (b.instead?.atMs ?? 0));
  return found;
}

/** The last change that applies at this instant. `onward` is in order. */
function lastBefore(onward: readonly Series[], atMs: number): Series | undefined {
  let [low, high] = [0, onward.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((onward[middle]?.instead?.atMs ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return onward[low - 1];
}

/**
 * When a series repeats within the window, up to its last moment. A rule that can't be read, or costs too much to expand,
 * blocks more than it takes: its time on every day, or all the time (`walls` is null) when it repeats within a day.
 */
function repeatsOf(
  { start, length }: Series,
  rule: Rule | "unread",
  repeats: Repeats,
  window: Window,
): { walls: number[] | null; lastMs: number; isRead: boolean } {
  const lengthMs = length.wallMs + length.exactMs + 2 * DAY_MS;
  const look = {
    fromMs: window.fromMs - Math.max(LOOK_BACK_MS, lengthMs),
    untilMs: window.untilMs + LOOK_AHEAD_MS,
  };
  const until = rule === "unread" || rule.until === null ? null : readMoment(rule.until, {});
  const isEndRead = rule !== "unread" && (rule.until === null || until !== null);
  const lastMs = until === null ? Number.POSITIVE_INFINITY : lastOf(until, start);
  if (lastMs < look.fromMs) return { walls: [], lastMs, isRead: true };
  const walls = rule === "unread" ? null : repeats.times(rule, start, look);
  if (walls !== null) return { walls, lastMs, isRead: isEndRead };
  const isOften =
    rule !== "unread" &&
    (OFTEN.has(rule.frequency) || [rule.hours, rule.minutes].some((one) => one.length > 0));
  if (isOften) return { walls: null, lastMs, isRead: false };
  const daily: number[] = [];
  const behind = Math.max(0, Math.floor((look.fromMs - start.wallMs) / DAY_MS));
  for (let wallMs = start.wallMs + behind * DAY_MS; wallMs < look.untilMs; wallMs += DAY_MS)
    daily.push(wallMs);
  return { walls: daily, lastMs, isRead: false };
}

/** The last instant of a rule. A day counts in full, and for all-day events each moment counts as its day. */
function lastOf(until: Moment, { zone, isDay }: Placed): number {
  if (until.isDay || isDay) return instantOf(zone, floorDay(until.wallMs) + DAY_MS - 1);
  return until.zone === "UTC" ? until.wallMs : instantOf(zone, until.wallMs);
}

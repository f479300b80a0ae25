/** Time zones as calendars name them: IANA, Windows, or a `VTIMEZONE` in the file. */
import ICAL from "ical.js";
import { WINDOWS_TO_IANA_MAP } from "windows-iana";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS } from "#app/platform/durations.ts";
import { offsetMs, parseTimeZone } from "#app/platform/time/zoned-time.ts";
import { type Part, type PartReading, readPart } from "./calendar-part.ts";
import { readMoment } from "./moments.ts";
import type { Repeats } from "./repeats.ts";
import { readRule } from "./rules.ts";

/** When clocks change, and their offset from UTC from then on; `before` applies until the first change. */
export type Zone = {
  changes: readonly { at: number; offset: number }[];
  before: number;
  /** For an unknown zone: how much earlier and later than UTC a time may be. */
  spread: { earlier: number; later: number };
};

export type Window = { fromMs: number; untilMs: number };

const KNOWN = { earlier: 0, later: 0 };
export const UTC: Zone = { changes: [], before: 0, spread: KNOWN };
/** Clocks are at most 14 hours ahead of UTC and 12 behind. */
export const UNKNOWN: Zone = {
  changes: [],
  before: 0,
  spread: { earlier: 14 * HOUR_MS, later: 12 * HOUR_MS },
};

/** More names than any honest file has aren't looked up: each costs the runtime a table. */
const NAMES_MOST = 60;
const CHANGES_MOST = 500;
const ZONE_LINES = ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO", "RRULE", "RDATE"];
/** How much of a zone is read before the window: events that began earlier reach into it. */
const AROUND_MS = 400 * DAY_MS;

/** The first instant at which clocks there show this, or at which they skip it. */
export function instantOf({ changes, before }: Zone, wallMs: number): number {
  let since = Number.NEGATIVE_INFINITY;
  let offset = before;
  for (const change of changes) {
    if (wallMs - offset < change.at) break;
    since = change.at;
    offset = change.offset;
  }
  return Math.max(since, wallMs - offset);
}

/** Finds the zones of one file by name. */
export function createZones(defined: readonly Part[], window: Window, repeats: Repeats) {
  const byName = new Map<string, Zone | null>();
  const ownParts = new Map<string, Part>();
  for (const part of defined) {
    const [name] = readPart(part).first("TZID")?.values ?? [];
    if (typeof name === "string") ownParts.set(plain(name), part);
  }

  function look(name: string): Zone | null {
    if (/^(?:UTC|GMT|Z|Etc\/(?:UTC|GMT))$/i.test(name)) return UTC;
    if (name.includes("/")) {
      const zone = ianaZone(name, window);
      if (zone !== null) return zone;
    }
    const own = ownParts.get(name);
    return (
      (own === undefined ? null : ownZone(own, window, repeats)) ??
      ianaZone(windowsNames().get(name.toLowerCase()) ?? name, window) ??
      fixedZone(name) ??
      lookInside(name)
    );
  }

  /** `tzone://Microsoft/Utc`, `/freeassociation.sourceforge.net/America/New_York`: a name after the vendor's prefix. */
  function lookInside(name: string): Zone | null {
    const parts = name.split("/").slice(-3);
    for (let from = 1; from < parts.length; from += 1) {
      const inner = parts.slice(from).join("/");
      const zone = /^(?:UTC|GMT)$/i.test(inner)
        ? UTC
        : ianaZone(windowsNames().get(inner.toLowerCase()) ?? inner, window);
      if (zone !== null) return zone;
    }
    return null;
  }

  return {
    /** The zone, or null for an unknown one. */
    find(named: string): Zone | null {
      const name = plain(named);
      const known = byName.get(name);
      if (known !== undefined) return known;
      const zone = byName.size < NAMES_MOST && name.length <= 200 ? look(name) : null;
      if (byName.size < NAMES_MOST) byName.set(name, zone);
      return zone;
    },
  };
}

const plain = (name: string) => name.replaceAll("\\", "").replaceAll('"', "").trim();

let windows: Map<string, string> | null = null;
/** IANA names of the Windows zones, by lower-case Windows name. */
function windowsNames(): Map<string, string> {
  windows ??= new Map(
    WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === "001").map(({ windowsName, iana }) => [
      windowsName.toLowerCase(),
      iana[0] ?? "",
    ]),
  );
  return windows;
}

/** A zone that the runtime knows, with its changes around the window. */
export function ianaZone(named: string, { fromMs, untilMs }: Window): Zone | null {
  const name = canonicalName(named);
  if (name === null) return null;
  const changes: { at: number; offset: number }[] = [];
  let at = fromMs - 4 * WEEK_MS;
  const before = offsetMs(name, at);
  let offset = before;
  for (; at < untilMs + 2 * WEEK_MS; at += WEEK_MS) {
    const next = offsetMs(name, at + WEEK_MS);
    if (next === offset) continue;
    let [low, high] = [at, at + WEEK_MS];
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetMs(name, middle) === offset) low = middle;
      else high = middle;
    }
    changes.push({ at: high, offset: next });
    offset = next;
  }
  return { changes, before, spread: KNOWN };
}

/** One spelling for each zone: the runtime caches zones by name. */
function canonicalName(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,60}$/.test(name)) return null;
  try {
    return parseTimeZone(new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return null;
  }
}

/** `GMT-0500`, `UTC+02:00`. */
function fixedZone(name: string): Zone | null {
  const match = /^(?:UTC|GMT)?([+-])(\d\d):?(\d\d)$/i.exec(name);
  if (match === null) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return minutes > 14 * 60
    ? null
    : { changes: [], before: (match[1] === "-" ? -1 : 1) * minutes * MINUTE_MS, spread: KNOWN };
}

/** The zone that a file defines: its offsets, when each begins, and the rule that repeats it. */
function ownZone({ parts }: Part, window: Window, repeats: Repeats): Zone | null {
  const onsets: { at: number; from: number; offset: number }[] = [];
  for (const one of parts) {
    const part = readPart(one);
    const [from, offset] = [offsetSaid(part, "TZOFFSETFROM"), offsetSaid(part, "TZOFFSETTO")];
    const begin = part.first("DTSTART");
    const first = begin === undefined ? null : readMoment(begin.values[0], {});
    const isBad = ZONE_LINES.some((name) => part.isBad(name));
    if (from === null || offset === null || first === null || isBad) return null;
    const walls = [first.wallMs];
    for (const { values, parameters } of part.all("RDATE"))
      for (const value of values.slice(0, CHANGES_MOST)) {
        const moment = readMoment(value, parameters);
        if (moment !== null) walls.push(moment.wallMs);
      }
    const rule = part.first("RRULE");
    if (rule !== undefined) {
      const read = readRule(rule.values[0]);
      const until = read?.until == null ? null : readMoment(read.until, {});
      const lastMs = Math.min(window.untilMs, until?.wallMs ?? Number.POSITIVE_INFINITY) + DAY_MS;
      const onward = { fromMs: Math.min(window.fromMs, lastMs) - AROUND_MS, untilMs: lastMs };
      const times = read === null ? null : repeats.times(read, first, onward);
      if (times === null) return null;
      for (const wallMs of times)
        if (until === null || wallMs <= until.wallMs + (until.zone === "UTC" ? from : 0)) walls.push(wallMs);
    }
    if (onsets.length + walls.length > CHANGES_MOST) return null;
    for (const wallMs of walls) onsets.push({ at: wallMs - from, from, offset });
  }
  const [first, ...others] = onsets.sort((a, b) => a.at - b.at);
  if (first === undefined) return null;
  return { changes: [first, ...others], before: first.from, spread: KNOWN };
}

function offsetSaid(part: PartReading, name: string): number | null {
  const [value] = part.first(name)?.values ?? [];
  if (typeof value !== "string" || !/^[+-]\d\d:\d\d(?::\d\d)?$/.test(value)) return null;
  return ICAL.UtcOffset.fromString(value).toSeconds() * SECOND_MS;
}

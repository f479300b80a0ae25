/**
 * Parses the lines of one part of a calendar (an event, a time zone) with `ical.js`, on demand: most lines of a large file
 * are never needed. An unreadable line loses only that line.
 */
import ICAL from "ical.js";

export type Part = {
  name: string;
  /** Its lines as written, with upper-case names. */
  lines: { name: string; text: string }[];
  /** The `STANDARD` and `DAYLIGHT` of a time zone. */
  parts: Part[];
};

/** One line of a part: its parameters by lower-case name, and its values as in jCal (RFC 7265). */
export type Property = { parameters: Readonly<Record<string, unknown>>; values: readonly unknown[] };

/** `property` is null when the line can't be read. */
export type Line = { text: string; property: Property | null };

export type PartReading = {
  lines(name: string): readonly Line[];
  /** The lines of this name that can be read. */
  all(name: string): readonly Property[];
  first(name: string): Property | undefined;
  /** Whether an unreadable line of this name exists. */
  isBad(name: string): boolean;
};

/** Longer lines aren't trusted: thousands of excluded dates fit in one. */
export const LINE_MOST = 64 * 1024;
/** Name and parameters. The library searches the rest of the line for each parameter. */
const HEAD_MOST = 1_000;
/** Lines whose value is text, where colons and lower case matter. */
const TEXTS = new Set(["UID", "TZID", "X-WR-TIMEZONE"]);

const NONE: readonly Line[] = [];

export const hasLine = (part: Part, name: string): boolean => part.lines.some((line) => line.name === name);

/** Parsed lines are cached in the reading, and dropped with it. */
export function readPart(part: Part): PartReading {
  const known = new Map<string, readonly Line[]>();
  const lines = (name: string): readonly Line[] => {
    let found = known.get(name);
    if (found === undefined) {
      const texts = part.lines.filter((line) => line.name === name);
      if (texts.length === 0) return NONE;
      found = texts.map(({ text }) => ({ text, property: readProperty(name, text) }));
      known.set(name, found);
    }
    return found;
  };
  const all = (name: string) => lines(name).flatMap(({ property }) => property ?? []);
  return {
    lines,
    all,
    first: (name) => lines(name).find(({ property }) => property !== null)?.property ?? undefined,
    isBad: (name) => lines(name).some(({ property }) => property === null),
  };
}

/** Parses one line; null for one that can't be read. */
function readProperty(name: string, text: string): Property | null {
  if (text.length > LINE_MOST) return null;
  try {
    const jcal: unknown = ICAL.parse.property(TEXTS.has(name) ? text.slice(0, HEAD_MOST) : prepare(text));
    if (!Array.isArray(jcal)) return null;
    const [, parameters, , ...values] = jcal;
    return { parameters, values };
  } catch {
    return null;
  }
}

/**
 * A time, a rule, or a status contains no colon, but a zone's name may have an unquoted one (`TZID=tzone://Microsoft/Utc`):
 * the value begins after the last colon. Lower case counts as upper case.
 */
function prepare(text: string): string {
  const cut = text.lastIndexOf(":");
  if (cut === -1 || cut > HEAD_MOST) throw new RangeError("The line has no value, or too many parameters.");
  const head = text.slice(0, cut);
  const isBare = head.includes(":") && !head.includes('"');
  const quoted = isBare ? head.replace(/;TZID=([^;]*)/i, ';TZID="$1"') : head;
  return `${quoted}:${text
    .slice(cut + 1)
    .trim()
    .toUpperCase()}`;
}

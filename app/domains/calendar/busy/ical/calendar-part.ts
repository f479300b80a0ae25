/**
 * Reads the lines of one part of a calendar (an event, a time zone) by `ical.js`, each when somebody asks for it: most of
 * a large file nobody does. A line that can't be read costs that line alone.
 */
import ICAL from "ical.js";

export type Part = {
  name: string;
  /** Its lines as they were written, with their names in capital letters. */
  lines: { name: string; text: string }[];
  /** The `STANDARD` and `DAYLIGHT` of a time zone. */
  parts: Part[];
};

/** One line of a part: its parameters by their names in small letters, and its values as jCal (RFC 7265) has them. */
export type Property = { parameters: Readonly<Record<string, unknown>>; values: readonly unknown[] };

/** `property` is null where the line can't be read. */
export type Line = { text: string; property: Property | null };

export type PartReading = {
  lines(name: string): readonly Line[];
  /** The lines of this name that can be read. */
  all(name: string): readonly Property[];
  first(name: string): Property | undefined;
  /** Whether a line of this name is there that can't be read. */
  isBad(name: string): boolean;
};

/** A longer line says nothing that can be relied on: thousands of dates that are left out fit in one. */
export const LINE_MOST = 64 * 1024;
/** Name and parameters. The library looks through the rest of the line for each parameter. */
const HEAD_MOST = 1_000;
/** Lines whose value is a text, in which a colon and small letters mean something. */
const TEXTS = new Set(["UID", "TZID", "X-WR-TIMEZONE"]);

const NONE: readonly Line[] = [];

export const hasLine = (part: Part, name: string): boolean => part.lines.some((line) => line.name === name);

/** What was read is held by the reading, and forgotten with it. */
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

/** Reads one line; null for one that says nothing. */
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
 * A time, a rule, or a status has no colon in it, but the name of a zone may have one that nobody quoted
 * (`TZID=tzone://Microsoft/Utc`): the value begins behind the last one. Small letters are taken for capital ones.
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

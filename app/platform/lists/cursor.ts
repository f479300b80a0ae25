/**
 * Where a page of a list begins, as `?after=` says it: the sort keys of the last row before it, in the list's own
 * order, joined by "_" (`1732180000000_01952a10-6b40-7c31-9d02-3a6f1e8b7c01`). Every list uses this format.
 */
import { parseUuid } from "#app/platform/ids.ts";

/** One thing that a list is ordered by, read from an address; null for what is none. */
type CursorKey<Value> = (text: string) => Value | null;

type Cursor<Place> = {
  /** Null if there is no cursor, or if `write` didn't make it: the page decides how to answer that. */
  parse(text: FormDataEntryValue | null): Place | null;
  /** Of a row, or of anything else that has the keys. */
  write(place: Place): string;
};

const SEPARATOR = "_";
/** Longer than any three keys. */
const CURSOR_MAX_CHARACTERS = 120;

/** An integer from 0 to `most`: a time, the number of a row, a flag. */
export const integerKey =
  (most = 999_999_999_999_999): CursorKey<number> =>
  (text) =>
    /^\d{1,15}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** Any number from `least` to `most` as JavaScript writes it, to its last digit. */
export const realKey =
  (least: number, most: number): CursorKey<number> =>
  (text) => {
    const value = /^-?\d{1,3}(?:\.\d{1,25})?(?:e-\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : null;
  };

export const idKey: CursorKey<string> = parseUuid;

/** The cursor of a list that is ordered by these keys, the first of them first. */
export function cursorOf<Place extends Record<string, number | string>>(
  keys: {
    [Name in keyof Place]: CursorKey<Place[Name]>;
  },
): Cursor<Place> {
  const entries: [string, CursorKey<number | string>][] = Object.entries(keys);
  return {
    parse(text) {
      if (typeof text !== "string" || text.length > CURSOR_MAX_CHARACTERS) return null;
      const parts = text.split(SEPARATOR);
      if (parts.length !== entries.length) return null;
      const read = entries.map(([name, parse], at) => [name, parse(parts[at] ?? "")] as const);
      // The names are the keys' own, and each value is what its key parses.
      return read.some(([, value]) => value === null) ? null : (Object.fromEntries(read) as Place);
    },
    write: (place) => entries.map(([name]) => String(place[name])).join(SEPARATOR),
  };
}

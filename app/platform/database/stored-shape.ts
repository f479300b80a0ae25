/**
 * What is stored as JSON for as long as its owner wants it, with the number of its shape: what an earlier release stored
 * is upgraded when it is read, and never rewritten.
 */
import type * as z from "zod";

/** Turns data of one shape into the next: a new field gets its value here. */
export type Upgrade = (stored: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/**
 * `upgrades[0]` leads from shape 1 to shape 2, and so on; `schema` is the last shape. Adding or removing a required
 * field, or changing what one means, needs a new upgrade. Data stored without a number has shape 1.
 */
export function storedShape<Facts>(schema: z.ZodType<Facts>, upgrades: readonly Upgrade[]) {
  const newest = upgrades.length + 1;
  return {
    /** The same text for the same facts, in any order of keys. */
    write: (facts: Facts): string => JSON.stringify({ version: newest, ...schema.parse(facts) }),
    /** Null where it is nothing that was ever stored here. */
    parse(stored: string): Facts | null {
      const object = parseObject(stored);
      if (object === null) return null;
      const { version = 1, ...facts } = object;
      if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return null;
      // A release that was rolled back may have stored a newer shape: the fields that this release knows are read.
      const upgraded = upgrades
        .slice(version - 1)
        .reduce<Record<string, unknown>>((earlier, upgrade) => upgrade(earlier), facts);
      return schema.safeParse(upgraded).data ?? null;
    },
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

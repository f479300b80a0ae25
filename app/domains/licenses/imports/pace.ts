/** How much of an import is written in one transaction, which sqld ends after five seconds. */
import { wasBusy } from "#app/platform/database/database.ts";

/** `most`: rows or changes at once, from now on. */
export type Pace = { most: number };

/** With so few the size isn't what takes long. */
const FEWEST = 20;

/**
 * Writes a batch. When the database has no time for it, half as many are tried, and no more than that are written at
 * once from then on. Throws the database's answer where so few are still too many.
 */
export async function atPace<T>(pace: Pace, write: (most: number) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write(pace.most);
    } catch (error) {
      if (!wasBusy(error) || pace.most <= FEWEST) throw error;
      pace.most = Math.ceil(pace.most / 2);
    }
  }
}

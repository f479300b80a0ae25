/** Another try of work that must not be lost because of one failed call. */

/** Before each further try, in milliseconds. */
const PAUSES_MS = [100, 400];

/** What the work comes to; tried three times in all. Throws what the last try threw. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return work();
}

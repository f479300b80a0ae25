/** Counts views of profiles in every answer, including cached pages, and writes them in batches (decision 0054). */
import { utcDay } from "#app/platform/clock.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { type CountedViews, createViewCounter, viewedProfile } from "#app/platform/pages/profile-view.ts";

/** How long after the first view an isolate writes its counts. */
const FLUSH_SECONDS = 5;
/** Profiles that one isolate counts at a time; those of a flood beyond it are not counted. */
const COUNTED_PROFILES = 2_000;
/** Work behind an answer is cut off after thirty seconds: a writer that was due by then won't write. */
const PROMISE_MS = 30 * SECOND_MS;

/**
 * Counts for one isolate. The first view after a pause waits behind its answer for those that follow, and writes all
 * of them; what could not be written is counted again with the next.
 */
export function openViewCounts() {
  const counter = createViewCounter(COUNTED_PROFILES);
  let promisedAt = Number.NEGATIVE_INFINITY;
  return function countView(
    request: Request,
    url: URL,
    status: number,
    readerId: string | null,
    waitUntil: (work: Promise<unknown>) => void,
    write: (views: readonly CountedViews[]) => Promise<void>,
  ): void {
    const slug = viewedProfile(request, url, status);
    if (slug === null) return;
    const nowMs = Date.now();
    counter.add({ slug, day: utcDay(nowMs), readerId });
    if (nowMs - promisedAt < PROMISE_MS) return;
    promisedAt = nowMs;
    waitUntil(
      new Promise<void>((resolve) => setTimeout(resolve, FLUSH_SECONDS * SECOND_MS)).then(async () => {
        promisedAt = Number.NEGATIVE_INFINITY;
        const views = counter.take();
        await write(views).catch(() => counter.putBack(views));
      }),
    );
  };
}

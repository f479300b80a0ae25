/**
 * When the code of the next page does not come, Remix loads the page that stands once more, without a word. The page that was on
 * its way is then asked for as a whole; where that cannot be reached either, `public/offline-worker.js` says so. A browser that
 * keeps nothing for us leaves the reader where they were.
 */
const KEY = "on-the-way";

/** Called with the address of the next page when its navigation begins to load. */
export function noteNavigation(href: string): void {
  try {
    sessionStorage.setItem(KEY, href);
  } catch {}
}

/** Called when that page has come, or its error. */
export function clearNavigation(): void {
  takeNavigation();
}

/** Called before a document is hydrated: leaves for the page that was on its way when it was loaded once more. True if so. */
export function resumeNavigation(): boolean {
  const href = takeNavigation();
  const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (href === null || loading?.type !== "reload") return false;
  location.replace(href);
  return true;
}

function takeNavigation(): string | null {
  try {
    const href = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return href;
  } catch {
    return null;
  }
}

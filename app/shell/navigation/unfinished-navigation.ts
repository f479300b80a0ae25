/**
 * When the code of the next page doesn't load, Remix reloads the current page without a word. We then load the next
 * page as a new document; if it can't be reached either, `public/offline-worker.js` says so. In a browser that stores
 * nothing for us, the reader stays where they were.
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

/** Called before a document hydrates: leaves for the page that was loading when this one was reloaded. True if so. */
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

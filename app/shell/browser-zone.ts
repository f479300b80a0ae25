/** The reader's time zone in the browser: said to the server by a cookie, and read by what formats moments. */
import { parseReaderZone, readZoneFrom, SITE_ZONE } from "#app/platform/time/reader-time.ts";
import { zoneCookie } from "#app/platform/reader/zone-cookie.ts";

const own = () => parseReaderZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
let zone = SITE_ZONE;

/** Before the page is hydrated: as the server wrote it, so the page goes on in the document's zone. */
export function readBrowserZone(): void {
  const known = own();
  zone = document.documentElement.dataset.zone ?? known ?? SITE_ZONE;
  readZoneFrom(() => ({ zone, shared: false }));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser.
  if (known !== null) document.cookie = zoneCookie(known);
}

/** After the first page: the server has the cookie by now. The zone that is followed. */
export function followOwnZone(): string {
  zone = own() ?? zone;
  return zone;
}

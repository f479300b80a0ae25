/** The reader's time zone in the browser: sent to the server in a cookie, and used to format moments. */

import { zoneCookie } from "#app/platform/reader/zone-cookie.ts";
import { parseReaderZone, readZoneFrom, SITE_ZONE } from "#app/platform/time/reader-time.ts";

const own = () => parseReaderZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
let zone = SITE_ZONE;

/** Before hydration: the page keeps the zone that the server wrote it in. */
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

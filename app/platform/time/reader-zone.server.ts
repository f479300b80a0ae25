/** In whose zone an answer or an email is written: known of the request, then of the account. */
import { AsyncLocalStorage } from "node:async_hooks";
import { zoneOfBrowser } from "#app/platform/reader/zone-cookie.ts";
import { parseReaderZone, type ReaderZone, readZoneFrom, SITE_ZONE } from "./reader-time.ts";

type Asked = ReaderZone & {
  /** The browser's own zone; null if it hasn't sent one. */
  browser: string | null;
};

const unknown: Asked = { zone: SITE_ZONE, shared: true, browser: null };
const zones = new AsyncLocalStorage<Asked>();
readZoneFrom(() => zones.getStore() ?? unknown);

/**
 * Answers a request in the zone of its browser, or in the edge's guess until an account says better. The guess is read
 * with the first time that is written: cached pages write none.
 */
export function inReadersZone<T>(request: Request, edgeZone: () => string | null, work: () => T): T {
  const browser = zoneOfBrowser(request);
  let zone = browser;
  const asked: Asked = {
    get zone() {
      zone ??= edgeZone() ?? SITE_ZONE;
      return zone;
    },
    set zone(known) {
      zone = known;
    },
    shared: false,
    browser,
  };
  return zones.run(asked, work);
}

/** Runs work in another person's zone: an email in that of the account that gets it. Null means unknown. */
export const inZone = <T>(zone: string | null, work: () => T): T =>
  zones.run({ zone: parseReaderZone(zone) ?? SITE_ZONE, shared: false, browser: null }, work);

/** The zone that the browser sent with this request. */
export const browserZone = (): string | null => zones.getStore()?.browser ?? null;

/** If the browser hasn't sent a zone, the account's is used. */
export function learnAccountZone(zone: string | null): void {
  const asked = zones.getStore();
  const known = parseReaderZone(zone);
  if (asked !== undefined && asked.browser === null && known !== null) asked.zone = known;
}

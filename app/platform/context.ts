/** What every loader and action is given: built once a request by `workers/app.ts`. */

import { isCacheable } from "./cache/page-requests.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Database, isDatabaseTrouble, openDatabase } from "./database/database.ts";
import type { Settings } from "./env.ts";
import type { DocumentStore } from "./files/documents.ts";
import type { PhotoMaker } from "./files/photo-maker.ts";
import { createLog, type Log } from "./log.ts";
import type { MailBinding } from "./mail/mail.ts";
import type { Pages } from "./pages/pages.ts";
import { openPayments, type Payments } from "./payments.ts";
import { deviceOf } from "./reader/device.ts";
import type { Rooms } from "./rooms/rooms.ts";
import type { Limiters } from "./security/limiters.ts";
import { networkOf } from "./security/network.ts";
import { parseReaderZone, shareZone } from "./time/reader-time.ts";

export type AppContext = {
  settings: Settings;
  db: Database;
  /** A separate handle for work behind the answer, so that the answer's count of round trips leaves this work out. */
  databaseAside(): Database;
  clock: Clock;
  log: Log;
  /** Shown on error screens and written in the log, so that one can be found from the other. */
  requestId: string;
  cspNonce: string;
  /** Scheme and host that links in files and mails carry. */
  origin: string;
  /** Where the edge thinks the reader is; null where it does not know. */
  edgePlace: { lat: number; lon: number; label: string } | null;
  /** IANA name of the time zone there; null if the edge does not know. A first guess, never stored. */
  edgeTimeZone: string | null;
  caching: Caching;
  /** The user that the cookies identify; set before any loader runs (`resolveSession`). */
  session: SignedInSession | null;
  /** An admin looks at the product as the session's user: nothing is written meanwhile (guards/view-as.server.ts). */
  viewing: Viewing | null;
  /** The browser brought an invalid session: everything it stored for that session is cleared (specification §8). */
  sessionBroken: boolean;
  /**
   * Someone who wants to write with the session of an archived account. They count as signed out; guards end the
   * session and send them to reactivation.
   */
  archived: { session: SignedInSession; email: string } | null;
  /** The answer of a database that could not identify the session; guards pass it on. */
  sessionTrouble: Response | null;
  /** `Set-Cookie` values for the answer, wherever it is made. */
  cookies: string[];
  limiters: Limiters;
  rooms: Rooms;
  pages: Pages;
  mailBinding: MailBinding | undefined;
  /** Opened on first use; null if payments are off. */
  payments(): Payments | null;
  documents: DocumentStore;
  /** The sizes of photos, under names of ours. */
  photoFiles: DocumentStore;
  photoMaker: PhotoMaker;
  readStaticFile: Surroundings["readStaticFile"];
  /** Network address of the reader, for rate limits and, hashed with a key, the fingerprints of reviews; never stored. */
  clientAddress: string;
  /** The reader’s browser and system in a few words. */
  browser: string;
  /** Runs work that continues after the answer. Failures are logged. */
  later(work: Promise<unknown>): void;
  /**
   * Called by every command that changes public pages: drops them from the cache at the edge (`dropPage`). Our own
   * paths.
   */
  purge(paths: readonly string[]): void;
  /** Purges cached pages by their tags, everywhere; null where pages live for a minute (`cache/stale-tags.ts`). */
  purgeTags: ((tags: readonly string[]) => Promise<void>) | null;
  /**
   * Resolves when the purges are done or have failed. The answer waits for it, so that the next reader sees the
   * change.
   */
  purged(): Promise<void>;
  /** Called by every command that changes what `viewer()` returns for this user. */
  forgetViewer(userId: string): void;
};

export type Viewing = { adminId: string; untilMs: number };

export type SignedInSession = { userId: string; sessionId: string };

/** What the Worker's entry knows and the rest does not. */
export type Surroundings = {
  settings: Settings;
  limiters: Limiters;
  rooms: Rooms;
  pages: Pages;
  mailBinding: MailBinding | undefined;
  documents: DocumentStore;
  photoFiles: DocumentStore;
  photoMaker: PhotoMaker;
  /** A file of `public/`, which the Worker doesn't carry. `path` begins with a slash; 404 for none. */
  readStaticFile(path: string): Promise<Response>;
  waitUntil(work: Promise<unknown>): void;
  /** Forgets these addresses at the edge. */
  purge(urls: readonly string[]): Promise<void>;
  /** Purges by tag; null where pages live for a minute. */
  purger: PagePurger | null;
  forgetViewer(userId: string): void;
};

export type PagePurger = {
  /** Before a page is stored. */
  note(key: string, tags: readonly string[]): Promise<void>;
  /** Throws if some of it may still be cached. */
  purge(tags: readonly string[]): Promise<void>;
};

/** Until when a page stays true if nothing is written, and about what it is (`cache/page-tags.ts`). */
export type Lasting = { tags: readonly string[]; untilMs: number };

/**
 * Whether the answer may be cached for others, within the limits of `publicPage`. Private unless a loader says
 * otherwise.
 */
export type Caching = {
  shared: boolean;
  /** A stranger would be answered with the same, but for what `workers/pages/personalized-fragments.ts` puts into it. */
  sameForAccounts: boolean;
  /** What the page is true about, and until when; null: it lives for a minute (`cache/page-tags.ts`). */
  lasting: Lasting | null;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends AppContext {}
}

/**
 * Called in the first lines of a public page's loader: the page is the same for everyone, so the edge may cache it. A
 * loader that reads the session or a cookie calls `shareWithStrangers` instead.
 */
export function shareWithEveryone(context: AppContext, request: Request): void {
  context.caching = { shared: isCacheable(request), sameForAccounts: true, lasting: null };
  shareZone();
}

/** The same for everyone without an account and cookies; for others the page is made. */
export function shareWithStrangers(context: AppContext, request: Request): void {
  context.caching = { shared: isCacheable(request), sameForAccounts: false, lasting: null };
  if (context.caching.shared) shareZone();
}

export function createContext(
  {
    settings,
    limiters,
    rooms,
    pages,
    mailBinding,
    documents,
    photoFiles,
    photoMaker,
    readStaticFile,
    waitUntil,
    purge,
    purger,
    forgetViewer,
  }: Surroundings,
  request: Request,
  cspNonce: string,
): AppContext {
  const requestId = crypto.randomUUID();
  const log = createLog();
  const origin = settings.publicOrigin === "" ? new URL(request.url).origin : settings.publicOrigin;
  const openOne = () => openDatabase(settings, { log, requestId, source: clientAddress, waitUntil });
  const clientAddress = networkOf(request);
  const later = (work: Promise<unknown>) =>
    waitUntil(
      work.catch((error: unknown) => {
        // It was logged when it began.
        if (isDatabaseTrouble(error)) return;
        log({
          event: "later-work-failed",
          requestId,
          message:
            error instanceof Error
              ? error.message
              : error instanceof Response
                ? `answered ${error.status}`
                : String(error),
        });
      }),
    );
  const purges: Promise<void>[] = [];
  let payments: Payments | null | undefined;
  return {
    settings,
    log,
    requestId,
    cspNonce,
    clock: systemClock,
    db: openOne(),
    databaseAside: openOne,
    origin,
    edgePlace: edgePlaceOf(request),
    edgeTimeZone: edgeZoneOf(request),
    caching: { shared: false, sameForAccounts: false, lasting: null },
    session: null,
    viewing: null,
    sessionBroken: false,
    archived: null,
    sessionTrouble: null,
    cookies: [],
    limiters,
    rooms,
    pages,
    mailBinding,
    payments() {
      if (payments === undefined) payments = openPayments(settings.payments);
      return payments;
    },
    documents,
    photoFiles,
    photoMaker,
    readStaticFile,
    clientAddress,
    browser: deviceOf(request.headers.get("User-Agent")),
    later,
    purge(paths) {
      const origins = [...new Set([origin, new URL(request.url).origin])];
      // The data of a page, which the browser fetches on a client navigation, is cached under its own address.
      const urls = origins.flatMap((one) => paths.flatMap((path) => [one + path, `${one}${path}.data`]));
      const work = purge(urls);
      purges.push(work);
      later(work);
    },
    purgeTags:
      purger === null
        ? null
        : (tags) => {
            const work = purger.purge(tags);
            purges.push(work);
            return work;
          },
    async purged() {
      await Promise.allSettled(purges);
    },
    forgetViewer,
  };
}

export const edgeZoneOf = ({ cf }: Request): string | null =>
  typeof cf?.timezone === "string" ? parseReaderZone(cf.timezone) : null;

/** Where the edge thinks the reader of a request is. */
export function edgePlaceOf(request: Request): AppContext["edgePlace"] {
  const cf = request.cf;
  const lat = Number(cf?.latitude);
  const lon = Number(cf?.longitude);
  if (cf?.country !== "US" || !Number.isFinite(lat) || !Number.isFinite(lon)) return null;
  return { lat, lon, label: typeof cf.city === "string" ? cf.city : "your area" };
}

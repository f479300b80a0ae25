/** The site as a worker test sees it: its own Fairlead, whose console must stay quiet. */
import { afterAll, afterEach, beforeAll, expect, inject, vi } from "vitest";
import { request } from "#support/request.ts";
import { type Fairlead, type LogLine, startFairlead } from "#support/servers/fairlead.ts";
import type { StripeStandIn } from "#support/servers/stripe.ts";

export type Site = {
  /** Requests a path without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
  origin(): string;
  runCron(): Promise<void>;
  /** Stops the clock of the site and the test at this moment; null lets it run again. */
  holdClock(atMs: number | null): Promise<void>;
  documents: Fairlead["documents"];
  photos: Fairlead["photos"];
  /** Its account at the stand-in for Stripe. */
  stripe(): StripeStandIn;
  /** All that the Worker has logged in this test. Taken lines count as expected. */
  takeLogs(): Promise<string[]>;
};

type SiteOptions = {
  databaseUrl?: () => string;
  vars?: Record<string, string>;
  staticFiles?: boolean;
  /** A running site that the caller stops. */
  given?: () => Fairlead;
  /** A Worker that no other file has used. */
  own?: true;
};

/** Sites of this process on the fixture's database, which no test writes to, whose test files have ended. */
const past: Fairlead[] = [];

/** Resets and reuses the site of an earlier file, or starts a new one if none is free (decision 0081). */
async function takeSite(): Promise<Fairlead> {
  for (const site of past)
    if (await site.beginAnew(async () => undefined)) return past.splice(past.indexOf(site), 1)[0] ?? site;
  const { bundle, databaseUrl, stripeUrl } = inject("fixture");
  return startFairlead({ bundle, stripeUrl, databaseUrl, direct: true, lives: true });
}

/**
 * A site for the calling file, without static files if `staticFiles` is false. Without options it may be an earlier
 * file's after a reset. A test fails if the Worker logs anything that the test doesn't take.
 */
export function openSite(options: SiteOptions = {}): Site {
  const isShared = Object.keys(options).length === 0;
  let fairlead: Fairlead;
  let failed = false;
  beforeAll(async () => {
    if (options.given !== undefined) {
      fairlead = options.given();
      return;
    }
    if (isShared) {
      fairlead = await takeSite();
      return;
    }
    const { bundle, databaseUrl, stripeUrl } = inject("fixture");
    fairlead = await startFairlead({
      bundle,
      stripeUrl,
      databaseUrl: options.databaseUrl?.() ?? databaseUrl,
      ...(options.vars === undefined ? {} : { vars: options.vars }),
      staticFiles: options.staticFiles !== false,
      direct: true,
    });
  });
  afterEach(({ task }) => {
    failed ||= task.result?.state === "fail";
  });
  afterAll(async () => {
    if (options.given !== undefined) return;
    // After a failure the site's state is unknown.
    if (isShared && !failed) past.push(fairlead);
    else await fairlead.stop();
  });
  const inWords = ({ level, message }: LogLine) => `${level}: ${message}`;
  // Late lines count against the next test.
  afterEach(() => {
    expect(fairlead.logs.splice(0).map(inWords), "the Worker's console").toEqual([]);
  });
  return {
    get: (path, init = {}) => request(fairlead.url + path, init),
    origin: () => fairlead.url,
    runCron: () => fairlead.runCron(),
    async holdClock(atMs) {
      await fairlead.holdClock(atMs);
      if (atMs === null) vi.useRealTimers();
      else vi.setSystemTime(atMs);
    },
    documents: () => fairlead.documents(),
    photos: () => fairlead.photos(),
    stripe() {
      if (fairlead.stripe === null) throw new Error("This site has no stand-in for Stripe.");
      return fairlead.stripe;
    },
    takeLogs: async () => (await fairlead.readLogs()).splice(0).map(inWords),
  };
}

/** After a crowd, a busy database may have turned some requests away; nothing else may be logged. */
export async function expectOnlyTurnedAway({ takeLogs }: Pick<Site, "takeLogs">): Promise<void> {
  for (const line of await takeLogs()) expect(line).toMatch(/"database-unreachable".*"HTTP 429"/);
}

/** The product in this process with everything around it, on one clock: database, cron, alarms, mail, Stripe, limits. */
import { retryDead } from "#app/domains/billing/events/retry-commands.server.ts";
import { drawCircle } from "#app/domains/questions/experts/circle-commands.server.ts";
import { minutely } from "#app/minutely.server.ts";
import { type AppContext, createContext } from "#app/platform/context.ts";
import { runMinute } from "#app/platform/cron-runs.ts";
import { isDatabaseTrouble, openDatabase } from "#app/platform/database/database.ts";
import { DAY_MS, MINUTE_MS, WEEK_MS } from "#app/platform/durations.ts";
import { type Env, parseSettings } from "#app/platform/env.ts";
import { readPages } from "#app/platform/pages/pages.ts";
import { createDatabase } from "#db/client.ts";
import { recordKeys, reviewLogKeys, sessionKeys } from "#support/servers/fairlead.ts";
import { openAlarms } from "./alarms.ts";
import { openFiles } from "./files.ts";
import { openLimits } from "./limits.ts";
import { openMailbox } from "./mailbox.ts";
import { openPayments } from "./payments.ts";
import { openWeatheredDatabase, type Weather } from "./weather.ts";

export type World = Awaited<ReturnType<typeof openWorld>>;
export type Row = Record<string, string | number | null>;

export const ORIGIN = "https://fairlead.example";
/** The cron's work is bounded a minute; over a longer time it runs at least this often. */
const HOP_MS = DAY_MS;
/** In a row each time: some tasks go on the next minute. */
const MINUTES_IN_A_ROW = 2;
/** Longer than the longest pause between two tries of anything. */
const RESTED_DAYS = 2;

/**
 * Recounts that read every state and every place, and on which nothing else depends: once a week. They were most of a day's
 * work.
 */
const SELDOM = new Set(["countAccuracy", "checkNeutrality"]);
const often = Object.fromEntries(Object.entries(minutely).filter(([task]) => !SELDOM.has(task)));

/** Opens a world at this moment, on a copy of these files. */
export async function openWorld(options: { seededData: string; stripeUrl: string; startMs: number }) {
  let nowMs = options.startMs;
  const now = () => nowMs;
  const database = await openWeatheredDatabase(options.seededData);
  const { client } = createDatabase({ url: database.directUrl });
  const payments = await openPayments(options.stripeUrl, now);
  const limiters = openLimits(now);
  const alarms = openAlarms(now);
  const [documents, photoFiles] = [openFiles(now), openFiles(now)];
  /** What went wrong where nobody waited for it. */
  const failures: string[] = [];
  const behind = new Set<Promise<unknown>>();
  let isolate = 0;
  let recountedAt = nowMs;

  const rows = async (sql: string, args: (string | number | null)[] = []): Promise<Row[]> =>
    (await client.execute({ sql, args })).rows.map((row) => ({ ...row }) as Row);
  const mailbox = openMailbox(rows);

  /** A database that comes back is asked by an isolate that has known no outage: its breaker runs on real time. */
  const settingsNow = () => parseSettings(environment());
  function environment() {
    return {
      DATABASE_URL: database.url,
      DATABASE_AUTH_TOKEN: `isolate-${isolate}`,
      SESSION_KEYS: sessionKeys,
      RECORD_KEYS: recordKeys,
      REVIEW_LOG_KEYS: reviewLogKeys,
      DEMO_DATA: "1",
      MAIL: "mailbox",
      PUBLIC_ORIGIN: ORIGIN,
      ...payments.vars,
    } as unknown as Env;
  }

  let settings = settingsNow();
  function newIsolate(): void {
    isolate += 1;
    settings = settingsNow();
  }

  /** The context of one request, from this network address, with these cookies. */
  function request({ address = "192.0.2.1", cookie = "" } = {}) {
    // Each loses its own answer; in one isolate the first loss would open the breaker for all others.
    if (database.now() === "answers-lost") newIsolate();
    const asked = new Request(ORIGIN, {
      headers: { "CF-Connecting-IP": address, ...(cookie === "" ? {} : { Cookie: cookie }) },
    });
    const made = createContext(
      {
        settings,
        mailBinding: undefined,
        documents,
        photoFiles,
        readStaticFile: async () => new Response(null, { status: 404 }),
        photoMaker: { make: async () => null, drawFace: async () => "" },
        limiters,
        rooms: alarms.rooms,
        pages: readPages({}),
        waitUntil(work) {
          behind.add(work);
          void work.catch(() => {}).finally(() => behind.delete(work));
        },
        purger: null,
        purge: async () => {},
        forgetViewer: () => {},
      },
      asked,
      "",
    );
    const log: AppContext["log"] = (event) => {
      if (database.now() === "clear" && String(event.event).endsWith("failed"))
        failures.push(JSON.stringify(event));
    };
    const openOne = () =>
      openDatabase(settings, {
        log,
        requestId: made.requestId,
        source: made.clientAddress,
        waitUntil: () => {},
      });
    const context: AppContext = {
      ...made,
      clock: { now },
      log,
      db: openOne(),
      databaseAside: openOne,
      later: (work) =>
        void behind.add(
          work.then(
            () => {},
            (error: unknown) => {
              if (!isDatabaseTrouble(error)) failures.push(describe(error));
            },
          ),
        ),
    };
    return { context, request: asked };
  }

  /** Until all work behind answers has ended. */
  async function settled(): Promise<void> {
    while (behind.size > 0) {
      const some = [...behind];
      await Promise.allSettled(some);
      for (const work of some) behind.delete(work);
    }
  }

  /** One run of the cron, with the alarms that are due and what Stripe has to tell. */
  async function minute(): Promise<void> {
    const { context } = request({ address: "cron" });
    await payments.follow();
    await alarms.ring((questionId) => drawCircle(context, questionId));
    await payments.deliver(context);
    const isWeekly = nowMs - recountedAt >= WEEK_MS;
    if (isWeekly) recountedAt = nowMs;
    await runMinute(context, isWeekly ? minutely : often);
    await settled();
    if (database.now() !== "clear") return;
    const failed = await rows("SELECT task, failure FROM cron_runs WHERE failed_at = ?", [nowMs]);
    failures.push(...failed.map(({ task, failure }) => `The cron’s ${task} failed: ${failure}.`));
  }

  return {
    now,
    startMs: options.startMs,
    /** Of the database, past the weather. */
    directUrl: database.directUrl,
    request,
    /** A context that reads past the weather. */
    calm(): AppContext {
      const { context } = request();
      const own = parseSettings({ ...environment(), DATABASE_URL: database.directUrl });
      const use = { log: context.log, requestId: "", source: "calm", waitUntil: () => {} };
      return { ...context, db: openDatabase(own, use), databaseAside: () => openDatabase(own, use) };
    },
    rows,
    settled,
    failures,
    mailbox,
    payments,
    limiters,
    weather: database.now,
    async setWeather(next: Weather): Promise<void> {
      await settled();
      await database.set(next);
      newIsolate();
    },
    /** So much time passes, with everything that happens in it. */
    async pass(ms: number): Promise<void> {
      const until = nowMs + ms;
      while (nowMs < until) {
        nowMs = Math.min(until, nowMs + HOP_MS, Math.max(nowMs + 1, alarms.next()));
        await minute();
        for (let again = 1; again < MINUTES_IN_A_ROW && nowMs + MINUTE_MS <= until; again += 1) {
          nowMs += MINUTE_MS;
          await minute();
        }
      }
    },
    /** Everything comes to rest: the database is well, every event of Stripe's comes, and what failed is tried again. */
    async rest(): Promise<void> {
      await this.setWeather("clear");
      payments.setDelivery("on-time");
      for (let day = 0; day < RESTED_DAYS; day += 1) {
        await this.pass(DAY_MS);
        const { context } = request({ address: "operator" });
        const [admin] = await rows(
          "SELECT user_id id FROM user_roles WHERE role = 'admin' ORDER BY user_id LIMIT 1",
        );
        await retryDead(context, String(admin?.id));
      }
    },
    /** A moment within a step. */
    tick(ms: number): void {
      nowMs += ms;
    },
    async stop() {
      await settled();
      client.close();
      await database.stop();
    },
  };
}

/** An error in one line; a response by its status. */
export const describe = (error: unknown): string =>
  error instanceof Response
    ? `answered ${error.status}`
    : error instanceof Error
      ? [error.message, error.cause instanceof Error ? error.cause.message : ""].filter(Boolean).join(": ")
      : String(error);

/** Whether everything that the site needs answers: for a monitor, without personal data. */
import { sql } from "drizzle-orm";
import type { AppContext } from "./context.ts";
import { integer, nullable, rowsOf } from "./database/rows.ts";
import { MINUTE_MS, SECOND_MS } from "./durations.ts";

/** `why` only where it isn't ok. */
type Part = { ok: boolean; why?: string };
export type Readiness = { ok: boolean; parts: Record<"database" | "rooms" | "mail" | "clock", Part> };

/** What hasn't answered by then isn't ready. */
const PATIENCE_MS = 2 * SECOND_MS;
/** Email leaves within a minute; a provider that is down for longer is noticed here. */
const MAIL_LATE_MS = 10 * MINUTE_MS;
/** The clock comes every minute, and a run with much to do may take a few. */
const CLOCK_LATE_MS = 5 * MINUTE_MS;

const OK: Part = { ok: true };
const failed = (why: string): Part => ({ ok: false, why });

/** Asks each part once, two seconds at most: one round trip to the database and one call of a room. Never throws. */
export async function checkReadiness(context: AppContext): Promise<Readiness> {
  const [facts, rooms] = await Promise.all([
    inTime(readFacts(context)),
    // Counts nothing and stores nothing.
    inTime(context.limiters.takeSome("ready", "check", { most: 1, minutes: 1, wanted: 0 })),
  ]);
  const nowMs = context.clock.now();
  const parts = {
    database: facts === null ? failed("no answer") : context.db.isReadOnly() ? failed("takes no writes") : OK,
    rooms: rooms === null ? failed("no answer") : OK,
    mail: facts === null ? failed("unknown, no database") : lateMail(facts.mailDueAt, nowMs),
    clock: facts === null ? failed("unknown, no database") : lateClock(facts.clockAt, nowMs),
  };
  return { ok: Object.values(parts).every(({ ok }) => ok), parts };
}

async function readFacts({ db }: Pick<AppContext, "db">) {
  const shape = { mailDueAt: nullable(integer), clockAt: nullable(integer) };
  const [[facts]] = await db.batch([
    rowsOf(
      db,
      "facts of readiness",
      shape,
      sql`SELECT (SELECT min(next_attempt_at) FROM outbox WHERE status = 'queued') mailDueAt,
        (SELECT max(ended_at) FROM cron_runs) clockAt`,
    ),
  ]);
  return facts ?? { mailDueAt: null, clockAt: null };
}

const minutes = (ms: number) => `${Math.floor(ms / MINUTE_MS)} minutes`;

const lateMail = (dueAt: number | null, nowMs: number): Part =>
  dueAt === null || nowMs - dueAt < MAIL_LATE_MS ? OK : failed(`an email is ${minutes(nowMs - dueAt)} late`);

const lateClock = (endedAt: number | null, nowMs: number): Part =>
  endedAt === null
    ? failed("has never run")
    : nowMs - endedAt < CLOCK_LATE_MS
      ? OK
      : failed(`last ran ${minutes(nowMs - endedAt)} ago`);

/** What it comes to; null if it fails or takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([work.catch(() => null), over]).finally(() => clearTimeout(timer));
}

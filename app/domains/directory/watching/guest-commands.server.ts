/** Guests who booked an agent hear about them, too: at the address that they confirmed (decision 0119). */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import * as z from "zod";
import { stopOfGuest } from "#app/domains/notifications/preferences/preference-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, json, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { LANGUAGES } from "#db/lists.ts";
import { type WatchedNews, watchEmail } from "./emails.ts";
import { DROPPED_AT_ONCE, GUEST_WATCH_DAYS, TOLD_AT_ONCE } from "./limits.ts";
import { lookStatement } from "./watch-commands.server.ts";
import type { WatchEvent } from "./watch-events.ts";

/**
 * The statements that begin to watch an agent for the guest of an appointment whose address is confirmed, for the batch that
 * confirms it. An account watches as an account; a watch that was stopped stays stopped.
 */
export const guestWatchStatements = (
  context: Pick<AppContext, "db" | "clock">,
  appointmentId: string,
): [BatchItem<"sqlite">, BatchItem<"sqlite">] => {
  const nowMs = context.clock.now();
  const guests = sql`FROM appointments p WHERE p.id = ${appointmentId} AND p.user_id IS NULL AND p.confirm_by IS NULL
    AND p.client_email <> ''`;
  return [
    context.db.orm.run(sql`INSERT INTO guest_watches (id, email, agent_no, language, started_at)
      SELECT ${newId(nowMs)}, p.client_email, p.agent_no, p.language, ${nowMs} ${guests} ON CONFLICT DO NOTHING`),
    lookStatement(context, sql`SELECT p.agent_no ${guests}`),
  ];
};

const guestRow = {
  id: text,
  email: text,
  language: oneOf(LANGUAGES),
  /** Licenses of which they were told that they are over or suspended. */
  told: json(z.array(z.number())),
};
export type GuestWatcher = RowOf<typeof guestRow>;

/** The next guests who watch an agent and haven't gone through this look's news yet; none who watches with an account. */
export async function listGuestWatchers(
  { db }: Pick<AppContext, "db">,
  { agentNo, seenAt }: { agentNo: number; seenAt: number },
): Promise<GuestWatcher[]> {
  const [guests] = await db.batch([
    rowsOf(
      db,
      "guests who watch an agent",
      guestRow,
      sql`SELECT g.id, g.email, g.language, g.told_licenses told FROM guest_watches g
        WHERE g.agent_no = ${agentNo} AND g.stopped_at IS NULL AND g.told_since IS NOT ${seenAt}
          AND NOT EXISTS (SELECT 1 FROM users u JOIN agent_watches w ON w.user_id = u.id
            WHERE u.email = g.email AND w.agent_no = g.agent_no)
        ORDER BY g.id LIMIT ${TOLD_AT_ONCE}`,
    ),
  ]);
  return guests;
}

const isWorse = (event: WatchEvent) => event.kind === "license-ended" || event.kind === "license-suspended";

/** The statements that tell guests an agent's news, each in their language, and remember it. */
export async function guestStatements(
  context: Pick<AppContext, "db" | "clock" | "settings" | "origin">,
  guests: readonly GuestWatcher[],
  { name, slug, seenAt }: { name: string; slug: string; seenAt: number },
  events: readonly WatchEvent[],
  stateName: WatchedNews["stateName"],
): Promise<BatchItem<"sqlite">[]> {
  const rows: [string, string][] = [];
  const emails: BatchItem<"sqlite">[] = [];
  for (const { id, email, language, told } of guests) {
    const [first, ...others] = events.filter(
      (event) => event.kind !== "license-restored" || told.includes(event.license.licenseNo),
    );
    const worse = [first, ...others].flatMap((event) =>
      event !== undefined && isWorse(event) && "license" in event ? [event.license.licenseNo] : [],
    );
    rows.push([id, JSON.stringify([...new Set([...told, ...worse])])]);
    if (first === undefined) continue;
    const stop = await stopOfGuest(context, id);
    const news: WatchedNews = { name, events: [first, ...others], stateName };
    emails.push(
      emailStatement(
        context,
        inLanguage(language, () =>
          watchEmail(email, news, {
            url: context.origin + paths.showcase(slug),
            listUrl: null,
            stop,
          }),
        ),
      ),
    );
  }
  if (rows.length === 0) return [];
  return [
    context.db.orm.run(sql`UPDATE guest_watches SET told_since = ${seenAt}, told_licenses = j.value->>1
      FROM json_each(${JSON.stringify(rows)}) j WHERE guest_watches.id = j.value->>0`),
    ...emails,
  ];
}

/** Whether a guest's watch was stopped; null where there is none anymore. */
export async function isGuestStopped({ db }: Pick<AppContext, "db">, id: string): Promise<boolean | null> {
  const [[found]] = await db.batch([
    rowsOf(
      db,
      "a guest’s watch",
      { stopped: flag },
      sql`SELECT stopped_at IS NOT NULL stopped FROM guest_watches WHERE id = ${id}`,
    ),
  ]);
  return found?.stopped ?? null;
}

/** Stops a guest's watch, with what waits to be sent of it; or begins it again. */
export async function setGuestStopped(context: AppContext, id: string, stops: boolean): Promise<void> {
  const { db, clock } = context;
  const { url } = await stopOfGuest(context, id);
  await commit(context, {
    statements: [
      db.orm.run(sql`UPDATE guest_watches SET stopped_at = ${stops ? clock.now() : null} WHERE id = ${id}`),
      db.orm.run(
        sql`DELETE FROM outbox WHERE ${stops ? sql`1` : sql`0`} AND status = 'queued' AND unsubscribe_url = ${url}`,
      ),
      ...(stops ? [] : [lookStatement(context, sql`SELECT agent_no FROM guest_watches WHERE id = ${id}`)]),
    ],
  });
}

/** The statement for the batch that deletes an account: what a guest with its address watched. */
export const forgetGuest = ({ db }: Pick<AppContext, "db">, email: SQL | string | null) =>
  db.orm.run(sql`DELETE FROM guest_watches WHERE email = ${email}`);

/** Run by the cron: a guest's address is deleted a year after the booking. */
export async function dropOldGuestWatches(context: Pick<AppContext, "db" | "clock">): Promise<number> {
  const { db, clock } = context;
  const [dropped] = await db.write([
    db.orm.run(sql`DELETE FROM guest_watches WHERE id IN (SELECT id FROM guest_watches
      WHERE started_at < ${clock.now() - GUEST_WATCH_DAYS * DAY_MS} ORDER BY started_at LIMIT ${DROPPED_AT_ONCE})`),
  ]);
  return dropped.rowsAffected;
}

/** Emails people about agents who newly fit a search that they saved (decision 0058). */
import { sql } from "drizzle-orm";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import {
  flag,
  integer,
  nullable,
  oneOf,
  packed,
  type RowOf,
  real,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { LANGUAGES } from "#app/text/text.ts";
import { fitsEmail, fitsMessage, fitsTitle } from "./emails.ts";
import { findFits, type Watched } from "./fit-queries.server.ts";
import { GAINS_DROPPED, GAINS_KEPT_DAYS, WATCH_HOURS, WATCHED_AT_ONCE } from "./limits.ts";

const watchedRow = {
  id: text,
  address: text,
  name: text,
  stateCode: text,
  lat: nullable(real),
  lon: nullable(real),
  lastGainNo: integer,
};
const dueRow = {
  ...recipientRow,
  nextAt: integer,
  throughNo: integer,
  language: oneOf(LANGUAGES),
  active: flag,
  confirmed: flag,
  /** Searches in whose states something is new. */
  searches: packed(watchedRow),
};
type Due = RowOf<typeof dueRow>;

/**
 * Called every minute; each account is looked at once a day, so it has at most one email a day. Most accounts cost a
 * probe of an index for each search: nothing is new in its state. Returns how many were emailed.
 */
export async function emailNewFits(context: AppContext): Promise<number> {
  const due = await listDue(context);
  const quiet = due.filter(({ active, searches }) => !active || searches.length === 0);
  if (quiet.length > 0) await putOff(context, quiet);
  let told = 0;
  for (const account of due.filter((one) => !quiet.includes(one))) {
    try {
      if (await lookFor(context, account)) told++;
    } catch (error) {
      // A search that fails waits for tomorrow and does not hold up the others.
      const message = error instanceof Error ? error.message : String(error);
      context.log({ event: "look-failed", requestId: context.requestId, userId: account.userId, message });
      await putOff(context, [account]);
    }
  }
  return told;
}

async function listDue({ db, clock }: AppContext): Promise<Due[]> {
  const newer = sql`EXISTS (SELECT 1 FROM coverage_gains n
    WHERE n.state_code = s.state_code AND n.gain_no > s.last_gain_no)`;
  const [due] = await db.batch([
    rowsOf(
      db,
      "accounts with saved searches",
      dueRow,
      sql`SELECT u.id userId, u.email, u.language, ${preferencesOf(sql`u.id`)} preferences, w.next_at nextAt,
        coalesce((SELECT max(gain_no) FROM coverage_gains), 0) throughNo,
        coalesce(p.account_status = 'active', 0) active, u.email_confirmed_at IS NOT NULL confirmed,
        (SELECT json_group_array(json_array(s.id, s.address, s.name, s.state_code, s.lat, s.lon, s.last_gain_no))
          FROM saved_searches s WHERE s.user_id = w.user_id AND ${newer}) searches
      FROM search_watches w JOIN users u ON u.id = w.user_id LEFT JOIN profiles p ON p.user_id = w.user_id
      WHERE w.next_at <= ${clock.now()} ORDER BY w.next_at LIMIT ${WATCHED_AT_ONCE}`,
    ),
  ]);
  return due;
}

/** Nothing is new: the next look is tomorrow. */
async function putOff(context: AppContext, accounts: readonly Due[]): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const userIds = JSON.stringify(accounts.map(({ userId }) => userId));
  await commit(context, {
    statements: [
      db.orm.run(sql`UPDATE search_watches SET next_at = ${nowMs + WATCH_HOURS * HOUR_MS}
        WHERE next_at <= ${nowMs} AND user_id IN (SELECT value FROM json_each(${userIds}))`),
    ],
  });
}

/** The statements that end a look: which searches have seen what, and when the account is looked at next. */
function movedOn({ db, clock }: AppContext, { userId, throughNo }: Due, seen: readonly Watched[]) {
  const ids = JSON.stringify(seen.map(({ id }) => id));
  return [
    db.orm.run(
      sql`UPDATE search_watches SET next_at = ${clock.now() + WATCH_HOURS * HOUR_MS} WHERE user_id = ${userId}`,
    ),
    db.orm.run(sql`UPDATE saved_searches SET last_gain_no = ${throughNo}
      WHERE user_id = ${userId} AND id IN (SELECT value FROM json_each(${ids}))`),
  ] as const;
}

/** One account's look, with its email, in one batch: if it breaks off, it is done again, and of two at once only one writes. */
async function lookFor(context: AppContext, account: Due): Promise<boolean> {
  const { userId, email, preferences, language, confirmed, nextAt, throughNo, searches } = account;
  const { named, count } = await findFits(context, searches, throughNo);
  const more = count - named.length;
  const url = context.origin + paths.savedSearches();
  const told =
    named.length === 0
      ? []
      : await inLanguage(language, () =>
          announceStatements(context, [{ userId, email, preferences }], {
            event: "saved-search",
            type: "info",
            title: fitsTitle({ named, more }),
            message: fitsMessage({ named, more }),
            actionUrl: paths.savedSearches(),
            ...(confirmed
              ? {
                  composeEmail: (to: string, stop) =>
                    inLanguage(language, () => fitsEmail(to, { named, more, url, stop })),
                }
              : {}),
          }),
        );
  const written = await commit(context, {
    guards: {
      due: sql`EXISTS (SELECT 1 FROM search_watches WHERE user_id = ${userId} AND next_at = ${nextAt})`,
    },
    statements: [...movedOn(context, account, searches), ...told],
    ...(told.length === 0 ? {} : { ...notifyUsers([userId]), mail: true }),
  });
  return written.kind === "committed" && named.length > 0;
}

/** Deletes gains that every account has seen long ago, some at a time. Called by the clock; returns how many. */
export async function dropOldGains(context: AppContext): Promise<number> {
  const before = context.clock.now() - GAINS_KEPT_DAYS * DAY_MS;
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        context.db,
        "old gains",
        { gainNo: integer },
        // They are numbered in the order of their days.
        sql`DELETE FROM coverage_gains WHERE gained_at < ${before} AND gain_no IN (SELECT g.gain_no
          FROM coverage_gains g ORDER BY g.gain_no LIMIT ${GAINS_DROPPED}) RETURNING gain_no gainNo`,
      ),
    ],
  });
  return results[0].length;
}

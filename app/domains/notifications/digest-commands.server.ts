/** The daily email: everything since the last one, at eight in the reader's zone. */

import { eq, sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { notificationTimes } from "#db/schema/index.ts";
import { digestEmail } from "./digest-email.ts";
import { DIGEST_ITEMS, DIGEST_PEOPLE, DIGEST_WAITING } from "./limits.ts";
import { stopOf } from "./preferences/stop-links.server.ts";
import { lastDigestHour, quietUntil } from "./preferences/wall-clock.ts";

const readerRow = {
  user_id: text,
  email: text,
  quiet_from: nullable(text),
  quiet_until: nullable(text),
  time_zone: nullable(text),
};
const itemRow = { title: text, message: text, action_url: nullable(text) };

/**
 * Called every minute: writes the daily emails that are due, for at most `DIGEST_PEOPLE`, and returns how many. A reader who
 * turned the daily email off gets waiting items at once. Two runs at the same time send each item once.
 */
export async function sendDigests(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [zones] = await db.batch([
    rowsOf(
      db,
      "zones of daily emails",
      { zone: nullable(text) },
      sql`
      SELECT DISTINCT t.time_zone zone FROM digest_items i LEFT JOIN notification_times t ON t.user_id = i.user_id`,
    ),
  ]);
  if (zones.length === 0) return 0;
  const hours = zones.flatMap(({ zone }) =>
    zone === null ? [] : [[zone, lastDigestHour(nowMs, zone)] as const],
  );
  const [readers] = await db.batch([
    rowsOf(
      db,
      "readers of daily emails",
      readerRow,
      sql`
      SELECT i.user_id, u.email, t.quiet_from, t.quiet_until, t.time_zone
      FROM (SELECT user_id, min(created_at) oldest FROM digest_items GROUP BY user_id) i
        JOIN users u ON u.id = i.user_id
        LEFT JOIN notification_times t ON t.user_id = i.user_id
        LEFT JOIN json_each(${JSON.stringify(Object.fromEntries(hours))}) h ON h.key = t.time_zone
      WHERE t.digest IS NOT 1 OR (i.oldest <= h.value AND coalesce(t.digested_at, 0) < h.value)
      ORDER BY i.oldest LIMIT ${DIGEST_PEOPLE}`,
    ),
  ]);
  const written = await Promise.all(readers.map((reader) => sendDigest(context, reader)));
  return written.filter((one) => one).length;
}

/** Writes one reader's email and deletes its items. False when another run was faster. */
async function sendDigest(
  context: AppContext,
  { user_id: userId, email, ...times }: RowOf<typeof readerRow>,
): Promise<boolean> {
  const { db, clock, origin } = context;
  const nowMs = clock.now();
  const { items, counts } = await db.read({
    items: rowsOf(
      db,
      "items of a daily email",
      itemRow,
      sql`
      SELECT title, message, action_url FROM digest_items WHERE user_id = ${userId}
      ORDER BY created_at DESC, id DESC LIMIT ${DIGEST_ITEMS}`,
    ),
    counts: rowsOf(
      db,
      "items to send in a daily email",
      { ids: text, count: integer },
      sql`
      SELECT json_group_array(id) ids, count(*) count
      FROM (SELECT id FROM digest_items WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC LIMIT ${DIGEST_WAITING})`,
    ),
  });
  const waiting = counts[0];
  if (waiting === undefined || items.length === 0) return false;
  const sent = sql`id IN (SELECT value FROM json_each(${waiting.ids}))`;
  const digest = digestEmail(email, {
    items: items.map(({ title, message, action_url }) => ({
      title,
      text: message,
      url: action_url === null ? null : origin + action_url,
    })),
    more: waiting.count - items.length,
    url: origin + paths.notifications(),
    stop: await stopOf(context, { userId, subject: "digest" }),
  });
  const notBeforeMs =
    times.time_zone === null
      ? null
      : quietUntil(nowMs, {
          quietFrom: times.quiet_from,
          quietUntil: times.quiet_until,
          timeZone: times.time_zone,
        });
  const outcome = await commit(context, {
    // Of two runs at once, the second writes and deletes nothing.
    guards: { "all-of-it-waits": sql`(SELECT count(*) FROM digest_items WHERE ${sent}) = ${waiting.count}` },
    statements: [
      emailStatement(context, digest, { notBeforeMs }),
      db.orm.run(sql`DELETE FROM digest_items WHERE ${sent}`),
      db.orm.update(notificationTimes).set({ digestedAt: nowMs }).where(eq(notificationTimes.userId, userId)),
    ],
  });
  return outcome.kind === "committed";
}

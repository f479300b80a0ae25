/** Reading preferences. */
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { accountZone } from "#app/platform/time/account-zone.ts";
import { LANGUAGES } from "#db/lists.ts";
import { digestItems } from "#db/schema/index.ts";
import { ADMINS_MOST } from "./limits.ts";
import { parsePreferences } from "./preferences/preference-row.ts";
import type { Preferences } from "./preferences/preferences.ts";

const EXPORTED_ITEMS = 500;

/**
 * A column with a user's preferences, for queries that find recipients, so that they cost no extra round trip.
 * `announceStatements` parses it. `userId` must be qualified with its table, because it is used inside subqueries.
 */
export const preferencesOf = (userId: SQL): SQL<string> => sql`json_object(
  'choices', json((SELECT json_group_array(json_array(nc.event, nc.channel, nc.wanted))
    FROM notification_choices nc WHERE nc.user_id = ${userId})),
  'times', json((SELECT json_object('quietFrom', nt.quiet_from, 'quietUntil', nt.quiet_until,
    'timeZone', nt.time_zone, 'digest', nt.digest) FROM notification_times nt WHERE nt.user_id = ${userId})),
  'zone', ${accountZone(userId)})`;

/** The row of a `Recipient`. */
export const recipientRow = { userId: text, email: text, preferences: text };

/** Every admin as a recipient, for the batch that reads the event. */
export const adminRecipientsStatement = ({ db }: Pick<AppContext, "db">) =>
  rowsOf(
    db,
    "admins to tell",
    recipientRow,
    sql`
    SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences
    FROM user_roles r JOIN users u ON u.id = r.user_id WHERE r.role = 'admin' LIMIT ${ADMINS_MOST}`,
  );

/** The same with each one's language, without the admin `but` who triggers it. */
export const otherAdminsStatement = ({ db }: Pick<AppContext, "db">, but: string) =>
  rowsOf(
    db,
    "other admins to tell",
    { ...recipientRow, language: oneOf(LANGUAGES) },
    sql`
    SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences, u.language
    FROM user_roles r JOIN users u ON u.id = r.user_id WHERE r.role = 'admin' AND u.id <> ${but} LIMIT ${ADMINS_MOST}`,
  );

/** A user's preferences. */
export async function getPreferences({ db }: Pick<AppContext, "db">, userId: string): Promise<Preferences> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "preferences",
      { preferences: text },
      sql`SELECT ${preferencesOf(sql`${userId}`)} preferences`,
    ),
  ]);
  const row = rows[0];
  if (row === undefined) throw new Error("A query without tables gives one row.");
  return parsePreferences(row.preferences);
}

/** Choices, times and waiting daily-email items, for an account's export. */
export async function exportPreferences({ db }: Pick<AppContext, "db">, userId: string) {
  // The zone's source is in the export already.
  const [{ zone: _, ...preferences }, [waiting]] = await Promise.all([
    getPreferences({ db }, userId),
    db.read([
      db.orm
        .select({
          event: digestItems.event,
          title: digestItems.title,
          message: digestItems.message,
          createdAt: digestItems.createdAt,
        })
        .from(digestItems)
        .where(eq(digestItems.userId, userId))
        .orderBy(asc(digestItems.createdAt))
        .limit(EXPORTED_ITEMS),
    ]),
  ]);
  return { ...preferences, waiting };
}

/**
 * Fingerprints of accounts: the networks and browsers that each was opened and used on, as hashes that only we can
 * compare.
 */

import { type SQL, sql } from "drizzle-orm";
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { oneOf, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS, DAY_SECONDS } from "#app/platform/durations.ts";
import { newSecret } from "#app/platform/ids.ts";
import { readUnshownCookie, writeUnshownCookie } from "#app/platform/reader/cookies.ts";
import { isNoNetwork } from "#app/platform/security/network-hash.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import { FINGERPRINT_KINDS } from "#db/schema/index.ts";
import { FINGERPRINT_DAYS, FINGERPRINTS_PER_RUN } from "../limits.ts";

const COOKIE = "review-device";
const PURPOSE = "account-fingerprints";
/** The number this browser got when someone first signed in or sent a review with it; null when it has none. */
export function findDevice(request: Request): string | null {
  const known = readUnshownCookie(request, COOKIE);
  return known !== null && /^[\w-]{43}$/.test(known) ? known : null;
}

/** The same, or a new number; `deviceCookie` stores it in the browser. */
export const deviceNumberOf = (request: Request): string => findDevice(request) ?? newSecret();

export const deviceCookie = (device: string): string =>
  writeUnshownCookie(COOKIE, device, FINGERPRINT_DAYS * DAY_SECONDS);

/**
 * The statements (none when nothing is known) that store where the account is used now, in the batch of what it does.
 * `userId` may be a subquery; nothing is stored for a missing account. When the server's secrets change, the hashes
 * change, too, and earlier ones no longer match.
 */
export async function fingerprintStatements(
  { db, clock, settings, clientAddress }: Pick<AppContext, "db" | "clock" | "settings" | "clientAddress">,
  userId: string | SQL,
  device: string | null,
) {
  const [key] = await purposeKeys(settings, PURPOSE);
  const hash = async (kind: string, value: string) => {
    const text = new TextEncoder().encode(`${kind}\n${value}`);
    return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, text)));
  };
  const seen = {
    ...(isNoNetwork(clientAddress) ? {} : { network: await hash("network", clientAddress) }),
    ...(device === null ? {} : { device: await hash("device", device) }),
  };
  if (Object.keys(seen).length === 0) return [];
  const nowMs = clock.now();
  return [
    // Updated once a day at most: sessions are renewed every few minutes.
    db.orm.run(sql`
      INSERT INTO account_fingerprints (user_id, kind, hash, first_seen_at, last_seen_at)
      SELECT u.id, j.key, j.value, ${nowMs}, ${nowMs} FROM json_each(${JSON.stringify(seen)}) j
      CROSS JOIN users u ON u.id = ${userId} WHERE true
      ON CONFLICT DO UPDATE SET last_seen_at = excluded.last_seen_at
        WHERE excluded.last_seen_at >= account_fingerprints.last_seen_at + ${DAY_MS}`),
  ];
}

/** Deletes some of what is too old. Called by the cron trigger; returns how many. */
export async function dropOldFingerprints(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const before = clock.now() - FINGERPRINT_DAYS * DAY_MS;
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        db,
        "dropped fingerprints",
        { kind: oneOf(FINGERPRINT_KINDS) },
        sql`
      DELETE FROM account_fingerprints WHERE rowid IN (
        SELECT rowid FROM account_fingerprints WHERE last_seen_at < ${before}
        ORDER BY last_seen_at LIMIT ${FINGERPRINTS_PER_RUN})
      RETURNING kind`,
      ),
    ],
  });
  return results[0].length;
}

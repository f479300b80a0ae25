/**
 * What a passkey is asked to sign (docs/decisions 0056). A challenge contains when, for what, and for which browser it
 * was made, signed by us. Nothing is stored until it is answered, and then only that it was, so that it works once.
 */
import { sql } from "drizzle-orm";
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { newSecret, sha256Hex } from "#app/platform/ids.ts";
import { readUnshownCookie, writeUnshownCookie } from "#app/platform/reader/cookies.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import { usedChallenges } from "#db/schema/index.ts";
import { PASSKEY_MINUTES } from "../limits.ts";

const COOKIE = "passkey";
const PURPOSE = "passkey-challenges";
const RANDOM_BYTES = 16;
const TIME_BYTES = 8;
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES;
const DROPPED_PER_RUN = 500;

/** Signing in as the owner of a passkey, adding one to an account, or using one as the second factor. */
export type Asked = { to: "sign-in" } | { to: "add" | "second-factor"; userId: string };

const signedBytes = (asked: Asked, browser: string, head: Uint8Array): Uint8Array<ArrayBuffer> => {
  const about = `${asked.to}\n${asked.to === "sign-in" ? "" : asked.userId}\n${browser}\n${base64url.encode(head)}`;
  return new Uint8Array(new TextEncoder().encode(about));
};

const browserOf = (request: Request): string | null => {
  const known = readUnshownCookie(request, COOKIE);
  return known !== null && /^[\w-]{43}$/.test(known) ? known : null;
};

/** A new challenge. Its browser's number goes along as a cookie, the same in all tabs. */
export async function newChallenge(
  context: Pick<AppContext, "settings" | "clock" | "cookies">,
  request: Request,
  asked: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const browser = browserOf(request) ?? newSecret();
  context.cookies.push(writeUnshownCookie(COOKIE, browser, (PASSKEY_MINUTES * MINUTE_MS) / SECOND_MS));
  const head = new Uint8Array(HEAD_BYTES);
  crypto.getRandomValues(head.subarray(0, RANDOM_BYTES));
  new DataView(head.buffer).setBigUint64(RANDOM_BYTES, BigInt(context.clock.now()));
  const [key] = await purposeKeys(context.settings, PURPOSE);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, signedBytes(asked, browser, head)));
  const bytes = new Uint8Array(HEAD_BYTES + mac.length);
  bytes.set(head);
  bytes.set(mac, HEAD_BYTES);
  return bytes;
}

/** Whether this browser was given this challenge, for this purpose, a short while ago. */
export async function isOurChallenge(
  context: Pick<AppContext, "settings" | "clock">,
  request: Request,
  asked: Asked,
  challenge: string,
): Promise<boolean> {
  const browser = browserOf(request);
  if (browser === null || challenge.length > 200) return false;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(base64url.decode(challenge));
  } catch {
    return false;
  }
  // The same bytes can be written in several ways; only the one that is marked as used counts.
  if (bytes.length <= HEAD_BYTES || base64url.encode(bytes) !== challenge) return false;
  const head = bytes.slice(0, HEAD_BYTES);
  const madeAt = Number(new DataView(head.buffer).getBigUint64(RANDOM_BYTES));
  const age = context.clock.now() - madeAt;
  if (!(age >= 0 && age <= PASSKEY_MINUTES * MINUTE_MS)) return false;
  const signed = signedBytes(asked, browser, head);
  for (const key of await purposeKeys(context.settings, PURPOSE))
    if (await crypto.subtle.verify("HMAC", key, bytes.slice(HEAD_BYTES), signed)) return true;
  return false;
}

/** The unique column that refuses a challenge that was answered before. */
export const USED_BEFORE = "used_challenges.hash";

/** Marks it as answered, in the batch of what follows: of two that bring the same one, one wins. */
export async function markAnswered({ db, clock }: Pick<AppContext, "db" | "clock">, challenge: string) {
  const hash = await sha256Hex(challenge);
  return [db.orm.insert(usedChallenges).values({ hash, usedAt: clock.now() })] as const;
}

/**
 * Deletes some of the challenges that are too old to be accepted anyway. Called by the cron trigger; returns how many.
 */
export async function dropOldChallenges(context: AppContext): Promise<number> {
  const before = context.clock.now() - 2 * PASSKEY_MINUTES * MINUTE_MS;
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        context.db,
        "dropped challenges",
        { hash: text },
        sql`DELETE FROM used_challenges WHERE hash IN (SELECT hash FROM used_challenges
          WHERE used_at < ${before} ORDER BY used_at LIMIT ${DROPPED_PER_RUN}) RETURNING hash`,
      ),
    ],
  });
  return results[0].length;
}

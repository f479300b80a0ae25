/**
 * Browsers that have signed in before (docs/decisions 0031). Each has a random token for each account that signed in
 * there; the database stores its hash. It opens nothing: failed sign-ins with it are only counted separately from a
 * stranger's.
 */
import { and, desc, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS, DAY_SECONDS } from "#app/platform/durations.ts";
import { newSecret, sha256Hex } from "#app/platform/ids.ts";
import { DEVICE_COOKIE, readCookie, writeCookie } from "#app/platform/reader/cookies.ts";
import { knownDevices, users } from "#db/schema/index.ts";
import { DEVICE_DAYS, MOST_DEVICE_TOKENS, MOST_DEVICES } from "../limits.ts";

const readTokens = (request: Request): string[] =>
  (readCookie(request, DEVICE_COOKIE) ?? "")
    .split(".")
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, MOST_DEVICE_TOKENS);

/** Finds the hash of the browser's token, if any, that belongs to the account with this address. */
export async function deviceQuery(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  request: Request,
  email: string,
) {
  const hashes = await Promise.all(readTokens(request).map(sha256Hex));
  const owner = db.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  // In an array: a statement returned by an async function would run when awaited.
  return [
    db.orm
      .select({ tokenHash: knownDevices.tokenHash })
      .from(knownDevices)
      .where(
        and(
          inArray(knownDevices.tokenHash, hashes),
          sql`${knownDevices.userId} = ${owner}`,
          sql`${knownDevices.expiresAt} > ${clock.now()}`,
        ),
      )
      .limit(1),
  ] as const;
}

/**
 * Makes the browser a known one of the account: the statements for the batch that lets it in, and `remember`, which
 * sets the cookie once that batch is written. The token is new each time; `known` is the hash of the one it replaces.
 * The account's oldest and expired ones are deleted.
 */
export async function prepareDevice(
  context: Pick<AppContext, "db" | "clock" | "cookies">,
  request: Request,
  userId: string,
  known: string | null,
) {
  const { orm } = context.db;
  const nowMs = context.clock.now();
  const token = newSecret();
  const others: string[] = [];
  for (const one of readTokens(request)) if ((await sha256Hex(one)) !== known) others.push(one);
  const newest = orm
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.createdAt))
    .limit(MOST_DEVICES - 1);
  return {
    statements: [
      orm
        .delete(knownDevices)
        .where(
          and(
            eq(knownDevices.userId, userId),
            or(
              known === null ? undefined : eq(knownDevices.tokenHash, known),
              lte(knownDevices.expiresAt, nowMs),
              sql`${knownDevices.tokenHash} NOT IN ${newest}`,
            ),
          ),
        ),
      orm.insert(knownDevices).values({
        tokenHash: await sha256Hex(token),
        userId,
        createdAt: nowMs,
        expiresAt: nowMs + DEVICE_DAYS * DAY_MS,
      }),
    ] as const,
    remember(): void {
      const tokens = [token, ...others].slice(0, MOST_DEVICE_TOKENS);
      context.cookies.push(writeCookie(DEVICE_COOKIE, tokens.join("."), DEVICE_DAYS * DAY_SECONDS));
    },
  };
}

/** Forgets all known browsers of the user. */
export const forgetDevices = ({ db }: Pick<AppContext, "db">, userId: string) =>
  db.orm.delete(knownDevices).where(eq(knownDevices.userId, userId));

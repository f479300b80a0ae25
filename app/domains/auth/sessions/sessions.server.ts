/**
 * Sessions: a short-lived access token next to a refresh token that changes with each use. A refresh token that comes
 * a second time, later than a crossing request could, ends the session: one of its two holders is a thief.
 */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { AppContext, SignedInSession } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { TROUBLE_HEADER } from "#app/platform/database/trouble.ts";
import { DAY_MS, DAY_SECONDS, SECOND_MS } from "#app/platform/durations.ts";
import { newId, newSecret, sha256Hex, UUID } from "#app/platform/ids.ts";
import { readCookie, writeCookie } from "#app/platform/reader/cookies.ts";
import { deviceOf } from "#app/platform/reader/device.ts";
import { sessions } from "#db/schema/index.ts";
import { REFRESH_GRACE_SECONDS, SESSION_DAYS } from "../limits.ts";
import {
  deviceCookie,
  deviceNumberOf,
  findDevice,
  fingerprintStatements,
} from "./fingerprint-commands.server.ts";
import { mintAccessToken, parseTokenKeys, type TokenKeys, verifyAccessToken } from "./tokens.server.ts";
import type { RefuseKey } from "./trusted-keys.server.ts";

export const ACCESS_COOKIE = "session";
export const REFRESH_COOKIE = "refresh";
const REFRESH_TOKEN = new RegExp(`^(${UUID})\\.[\\w-]{43}$`);
const SESSION_SECONDS = SESSION_DAYS * DAY_SECONDS;

let parsed: { source: string; keys: TokenKeys } | undefined;

/** The keys from the settings, parsed once per isolate. Unusable keys of a trusted issuer are logged. */
export function tokenKeys(context: Pick<AppContext, "settings" | "log" | "requestId">): TokenKeys {
  const { settings } = context;
  const source = `${settings.sessionKeys}\n${settings.trustedIssuer ?? ""}`;
  if (parsed?.source !== source) {
    parsed = {
      source,
      keys: parseTokenKeys(settings.sessionKeys, settings.trustedIssuer, refusalLog(context)),
    };
  }
  return parsed.keys;
}

const refusalLog =
  ({ log, requestId }: Pick<AppContext, "log" | "requestId">): RefuseKey =>
  (key, message) =>
    log({ event: "trusted-key-refused", requestId, key: key.slice(0, 80), message });

/** The user and session that an access token names; null unless it is exactly right. */
const readToken = (context: AppContext, token: string) =>
  verifyAccessToken(tokenKeys(context), context.origin, token, context.clock.now(), refusalLog(context));

async function cookiesFor(context: AppContext, session: SignedInSession, refresh: string | null) {
  const access = await mintAccessToken(tokenKeys(context), context.origin, session, context.clock.now());
  return [
    writeCookie(ACCESS_COOKIE, access, SESSION_SECONDS),
    ...(refresh === null ? [] : [writeCookie(REFRESH_COOKIE, refresh, SESSION_SECONDS)]),
  ];
}

export const clearedCookies = (): string[] => [
  writeCookie(ACCESS_COOKIE, "", 0),
  writeCookie(REFRESH_COOKIE, "", 0),
];

/** It names its session, so that an old token that comes back still ends it, however long ago it was replaced. */
const newRefreshToken = (sessionId: string) => `${sessionId}.${newSecret()}`;

/**
 * A new session: the statements for the batch that decided on it, with the account's fingerprints, and `begin`, which
 * sets its cookies once that batch is written. A session that the browser brought is not continued.
 */
export async function prepareSession(
  context: AppContext,
  request: Request,
  userId: string,
  /** How the person proved who they are. */
  {
    proof = "password",
    factor = null,
  }: {
    proof?: (typeof sessions.$inferSelect)["proof"];
    factor?: (typeof sessions.$inferSelect)["secondFactor"];
  } = {},
) {
  const nowMs = context.clock.now();
  const session: SignedInSession = { userId, sessionId: newId(nowMs) };
  const refresh = newRefreshToken(session.sessionId);
  const device = deviceNumberOf(request);
  const refreshHash = await sha256Hex(refresh);
  const fingerprints = await fingerprintStatements(context, userId, device);
  return {
    statements: [
      context.db.orm.insert(sessions).values({
        id: session.sessionId,
        userId,
        refreshHash,
        rotatedAt: nowMs,
        createdAt: nowMs,
        lastUsedAt: nowMs,
        expiresAt: nowMs + SESSION_DAYS * DAY_MS,
        device: deviceOf(request.headers.get("User-Agent")),
        proof,
        secondFactor: factor,
        secondFactorAt: factor === null ? null : nowMs,
      }),
      ...fingerprints,
    ] as const,
    async begin(): Promise<void> {
      context.session = session;
      context.cookies.push(...(await cookiesFor(context, session, refresh)), deviceCookie(device));
    },
  };
}

/**
 * Finds out who sent the request, before any loader runs. Renews an expired access token in one round trip. Of several
 * requests with the same refresh token, one rotates it and the others ride along.
 */
export async function resolveSession(context: AppContext, request: Request): Promise<void> {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
  const access = bearer ?? readCookie(request, ACCESS_COOKIE);
  if (access) {
    const claims = await readToken(context, access);
    if (claims !== null) {
      context.session = { userId: claims.userId, sessionId: claims.sessionId };
      return;
    }
  }
  const refresh = readCookie(request, REFRESH_COOKIE);
  if (bearer !== undefined || (!access && !refresh)) return;
  let renewed: Awaited<ReturnType<typeof rotate>> = null;
  try {
    if (refresh !== null) renewed = await rotate(context, refresh, findDevice(request));
  } catch (trouble) {
    if (!(trouble instanceof Response)) throw trouble;
    // Reading goes on: the token stays as it is until the database takes writes again.
    if (trouble.headers.get(TROUBLE_HEADER) === "database-read-only" && refresh !== null)
      context.session = await findUnrotated(context, refresh).catch(() => null);
    if (context.session !== null) return;
    // We don't know whether the token is good, so the browser keeps it and we check again next time.
    context.sessionTrouble = trouble;
    return;
  }
  if (renewed === null) {
    // Specification §8, corrupted refresh token: the stored session is cleared, in the browser, too.
    context.cookies.push(...clearedCookies());
    context.sessionBroken = true;
    return;
  }
  context.session = renewed.session;
  context.cookies.push(...(await cookiesFor(context, renewed.session, renewed.refresh)));
}

/**
 * The session behind a WebSocket: the cookie's access token, while its session is alive. An upgrade renews nothing,
 * because it can't set new cookies; a page or call made first does.
 */
export async function readSocketSession(context: AppContext, request: Request) {
  const access = readCookie(request, ACCESS_COOKIE);
  if (!access) return null;
  const claims = await readToken(context, access);
  return claims !== null && (await isAlive(context, claims)) ? claims : null;
}

/** The living session of a refresh token, which is not replaced. */
async function findUnrotated(context: AppContext, refresh: string): Promise<SignedInSession | null> {
  const { db, clock } = context;
  const hash = await sha256Hex(refresh);
  const [found] = await db.batch([
    db.orm
      .select({ sessionId: sessions.id, userId: sessions.userId })
      .from(sessions)
      .where(
        and(
          eq(sessions.refreshHash, hash),
          isNull(sessions.revokedAt),
          sql`${sessions.expiresAt} > ${clock.now()}`,
        ),
      )
      .limit(1),
  ]);
  return found[0] ?? null;
}

async function rotate(
  context: AppContext,
  refresh: string,
  device: string | null,
): Promise<{ session: SignedInSession; refresh: string | null } | null> {
  const sessionId = REFRESH_TOKEN.exec(refresh)?.[1];
  if (sessionId === undefined) return null;
  const { db, clock } = context;
  const nowMs = clock.now();
  const next = newRefreshToken(sessionId);
  const [old, nextHash] = [await sha256Hex(refresh), await sha256Hex(next)];
  const graceSince = nowMs - REFRESH_GRACE_SECONDS * SECOND_MS;
  const who = { sessionId: sessions.id, userId: sessions.userId };
  const rotatedBy = sql`(SELECT s.user_id FROM sessions s WHERE s.refresh_hash = ${nextHash})`;
  const fingerprints = await fingerprintStatements(context, rotatedBy, device);
  const alive = and(isNull(sessions.revokedAt), sql`${sessions.expiresAt} > ${nowMs}`);
  const written = await commit(context, {
    statements: [
      db.orm
        .update(sessions)
        .set({
          previousHash: old,
          refreshHash: nextHash,
          rotatedAt: nowMs,
          lastUsedAt: nowMs,
          expiresAt: nowMs + SESSION_DAYS * DAY_MS,
        })
        .where(and(eq(sessions.refreshHash, old), alive))
        .returning(who),
      db.orm
        .update(sessions)
        .set({ revokedAt: nowMs })
        .where(
          and(
            eq(sessions.id, sessionId),
            alive,
            sql`${sessions.refreshHash} <> ${nextHash}`,
            sql`NOT (coalesce(${sessions.previousHash}, '') = ${old} AND ${sessions.rotatedAt} >= ${graceSince})`,
          ),
        ),
      db.orm
        .select(who)
        .from(sessions)
        .where(and(eq(sessions.previousHash, old), alive))
        .limit(1),
      ...fingerprints,
    ],
  });
  const [rotated, , crossing] = written.results;
  if (rotated[0] !== undefined) return { session: rotated[0], refresh: next };
  return crossing[0] === undefined ? null : { session: crossing[0], refresh: null };
}

/** Whether the session is alive. An access token outlives its session by minutes, and must not end others then. */
export async function isAlive(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { userId, sessionId }: SignedInSession,
): Promise<boolean> {
  // A trusted issuer's token has no session of ours.
  if (sessionId === userId) return true;
  const [rows] = await db.batch([
    db.orm
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, sessionId),
          isNull(sessions.revokedAt),
          sql`${sessions.expiresAt} > ${clock.now()}`,
        ),
      )
      .limit(1),
  ]);
  return rows.length > 0;
}

/** Ends sessions of a user: all, or all but one. */
export function revokeStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  exceptSessionId: string | null = null,
) {
  return db.orm
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptSessionId === null ? undefined : sql`${sessions.id} <> ${exceptSessionId}`,
      ),
    );
}

/**
 * `viewer()`: read once a request and cached for half a minute in each isolate; for a write it is read at that
 * moment.
 */
import { findViewer } from "#app/domains/accounts/queries.server.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { keepZone } from "#app/domains/accounts/zone.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import type { AppContext, SignedInSession } from "#app/platform/context.ts";
import { isDatabaseTrouble } from "#app/platform/database/database.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { browserZone, learnAccountZone } from "#app/platform/time/reader-zone.server.ts";
import { ROLE_CACHED_MINUTES, ROLE_RETRIES, VIEWER_FRESH_SECONDS } from "./limits.ts";

type CachedViewer = { viewer: Viewer; at: number };

/** By session: ended on one device, it must not linger under another's name. */
const cached = new Map<string, CachedViewer>();
const MOST_CACHED = 2_000;
const asked = new WeakMap<AppContext, { session: SignedInSession | null; answer: Promise<Viewer | null> }>();

/** The signed-in viewer; null for a stranger, an ended session and a removed account. */
export function getViewer(context: AppContext): Promise<Viewer | null> {
  const before = asked.get(context);
  if (before !== undefined && before.session === context.session) return before.answer;
  const { session } = context;
  const answer = session === null ? Promise.resolve(null) : read(context, session);
  asked.set(context, { session, answer });
  return answer;
}

/** The same, read from the database now: the cached viewer may be older than what was just shown. */
export async function getFreshViewer(context: AppContext): Promise<Viewer | null> {
  const { session } = context;
  if (session === null) return null;
  const found = await lookUp(context, session);
  if ("trouble" in found) throw found.trouble;
  asked.set(context, { session, answer: Promise.resolve(found.viewer) });
  return found.viewer;
}

/** From here on the request is this viewer's, who has no session of their own in it. */
export function actFor(context: AppContext, viewer: Viewer): void {
  const session = { userId: viewer.userId, sessionId: viewer.sessionId };
  context.session = session;
  asked.set(context, { session, answer: Promise.resolve(viewer) });
}

/** Whether the request may change something. */
export const isWrite = ({ method }: Request): boolean => method !== "GET" && method !== "HEAD";

/**
 * Before any action runs: a writer must exist in the database at that moment, whatever their token says and this
 * isolate has cached. A session that has ended, and an account that is gone, count as no session. So does an archived
 * account, which the guards send away (`context.archived`), and one that could not be read, for which they pass on
 * the database's answer.
 */
export async function admitWriter(context: AppContext, request: Request): Promise<void> {
  const { session } = context;
  if (session === null || !isWrite(request)) return;
  const found = await lookUp(context, session);
  if ("trouble" in found) {
    if (!(found.trouble instanceof Response)) throw found.trouble;
    context.sessionTrouble = found.trouble;
    context.session = null;
    return;
  }
  const { viewer } = found;
  if (viewer?.accountStatus === "active") {
    asked.set(context, { session, answer: Promise.resolve(viewer) });
    return;
  }
  context.session = null;
  if (viewer !== null) {
    context.archived = { session, email: viewer.email };
    return;
  }
  // A token in the header is not the browser's: what the browser has stored is no worse for it.
  if (request.headers.has("Authorization")) return;
  context.cookies.push(...clearedCookies());
  context.sessionBroken = true;
}

async function read(context: AppContext, session: SignedInSession): Promise<Viewer | null> {
  const known = cached.get(session.sessionId);
  const nowMs = context.clock.now();
  if (known !== undefined && isFresh(known, nowMs)) {
    followZone(context, known.viewer);
    return known.viewer;
  }
  const found = await lookUp(context, session);
  if ("viewer" in found) return found.viewer;
  if (known !== undefined && nowMs - known.at < ROLE_CACHED_MINUTES * MINUTE_MS) return known.viewer;
  return unknownViewer(session);
}

/** For half a minute at most, and not past the moment at which new terms take effect. */
const isFresh = ({ viewer, at }: CachedViewer, nowMs: number): boolean =>
  nowMs - at < VIEWER_FRESH_SECONDS * SECOND_MS && nowMs < (viewer.termsChangeAt ?? Number.POSITIVE_INFINITY);

/** Reads from the database, with up to three attempts, and caches the result. */
async function lookUp(
  context: AppContext,
  session: SignedInSession,
): Promise<{ viewer: Viewer | null } | { trouble: unknown }> {
  const at = context.clock.now();
  let trouble: unknown;
  for (let attempt = 0; attempt <= ROLE_RETRIES; attempt++) {
    try {
      const viewer = await findViewer(context, session);
      if (viewer === null) cached.delete(session.sessionId);
      else {
        remember(session.sessionId, { viewer, at });
        followZone(context, viewer);
      }
      return { viewer };
    } catch (error) {
      trouble = error;
      // Logged when it began. While the breaker is open, the other tries cost nothing.
      if (isDatabaseTrouble(error)) continue;
      context.log({
        event: "role-lookup-failed",
        requestId: context.requestId,
        attempt,
        message: error instanceof Error ? error.message : "no answer",
      });
    }
  }
  return { trouble };
}

/** The answer uses the account's time zone if the browser has not sent its own; what it sent is stored. */
function followZone(context: AppContext, { userId, sessionId, timeZone, storedTimeZone }: Viewer): void {
  if (context.viewing !== null) return;
  learnAccountZone(timeZone);
  const said = browserZone();
  if (said === null || said === storedTimeZone) return;
  context.later(keepZone(context, { userId, sessionId }, said).then(() => forgetViewer(userId)));
}

function remember(sessionId: string, entry: CachedViewer): void {
  cached.delete(sessionId);
  cached.set(sessionId, entry);
  for (const oldest of cached.keys()) {
    if (cached.size <= MOST_CACHED) break;
    cached.delete(oldest);
  }
}

/** Specification §6: when the role cannot be read, customer with status active; `roleKnown` refuses what matters. */
function unknownViewer({ userId, sessionId }: SignedInSession): Viewer {
  return {
    userId,
    sessionId,
    email: "",
    firstName: "",
    lastName: "",
    role: "customer",
    roleKnown: false,
    accountStatus: "active",
    verified: false,
    emailConfirmed: false,
    secondFactor: { authenticator: false, passkeys: false, shownAt: null },
    slug: null,
    termsAccepted: true,
    termsChangeAt: null,
    onboarding: null,
    managedOrganization: null,
    timeZone: null,
    storedTimeZone: null,
    unread: 0,
    entitlements: [],
    pastDue: [],
    unreadMessages: 0,
  };
}

/** Drops what this isolate remembers of a user; other isolates follow within `VIEWER_FRESH_SECONDS`. */
export function forgetViewer(userId: string): void {
  for (const [sessionId, { viewer }] of cached) if (viewer.userId === userId) cached.delete(sessionId);
}

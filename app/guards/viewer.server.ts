/** `viewer()`: read once a request, and for half a minute once an isolate. */
import { findViewer } from "#app/domains/accounts/queries.server.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { AppContext, SignedInSession } from "#app/platform/context.ts";
import { ROLE_KEPT_MINUTES, ROLE_RETRIES, VIEWER_FRESH_SECONDS } from "./limits.ts";

type Kept = { viewer: Viewer; at: number };

/** By session: ended on one device, it must not linger under another's name. */
const kept = new Map<string, Kept>();
const MOST_KEPT = 2_000;
const asked = new WeakMap<AppContext, { session: SignedInSession | null; answer: Promise<Viewer | null> }>();

/** Who is signed in; null for a stranger, an ended session and a removed account. */
export function getViewer(context: AppContext): Promise<Viewer | null> {
  const before = asked.get(context);
  if (before !== undefined && before.session === context.session) return before.answer;
  const { session } = context;
  const answer = session === null ? Promise.resolve(null) : read(context, session);
  asked.set(context, { session, answer });
  return answer;
}

async function read(context: AppContext, session: SignedInSession): Promise<Viewer | null> {
  const known = kept.get(session.sessionId);
  const nowMs = context.clock.now();
  if (known !== undefined && nowMs - known.at < VIEWER_FRESH_SECONDS * 1000) return known.viewer;
  for (let attempt = 0; attempt <= ROLE_RETRIES; attempt++) {
    try {
      const viewer = await findViewer(context, session);
      if (viewer === null) kept.delete(session.sessionId);
      else remember(session.sessionId, { viewer, at: nowMs });
      return viewer;
    } catch (error) {
      context.log({
        event: "role-lookup-failed",
        requestId: context.requestId,
        attempt,
        message: error instanceof Error ? error.message : "no answer",
      });
    }
  }
  if (known !== undefined && nowMs - known.at < ROLE_KEPT_MINUTES * 60_000) return known.viewer;
  return unknownViewer(session);
}

function remember(sessionId: string, entry: Kept): void {
  kept.delete(sessionId);
  kept.set(sessionId, entry);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
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
    slug: null,
    termsAccepted: true,
    onboarding: null,
    managedOrganization: null,
    unread: 0,
    unreadMessages: 0,
  };
}

/** Drops what this isolate remembers of a user; other isolates follow within `VIEWER_FRESH_SECONDS`. */
export function forgetViewer(userId: string): void {
  for (const [sessionId, { viewer }] of kept) if (viewer.userId === userId) kept.delete(sessionId);
}

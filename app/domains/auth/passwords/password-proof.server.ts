/** Comparing a password: the one place where that is done for an address, counted by the lockout (specification §4, §5). */
import { eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { Language } from "#app/text/text.ts";
import { users } from "#db/schema/index.ts";
import { deviceQuery } from "../sessions/known-devices.server.ts";
import { verifyPassword } from "./password.server.ts";

export type PasswordProof =
  | {
      kind: "right";
      userId: string;
      /** What was compared with; a command that builds on it writes only while it still stands. */
      passwordHash: string;
      /** Hashed with parameters of before. */
      outdated: boolean;
      /** Hash of the browser's token, where the account knows the browser. */
      device: string | null;
      /** The account keeps an authenticator: the password alone opens nothing. */
      authenticator: boolean;
      /** In which the account reads. */
      language: Language;
    }
  | { kind: "wrong"; remaining: number }
  | { kind: "locked" };

/**
 * Compares the password of the account with this address. An unknown address is counted, compared and answered like a
 * known one. Five failures lock the address for fifteen minutes, against the right password too; but a browser that the
 * account knows is locked by its own five failures alone, which count for the address as well. A success clears both.
 */
export async function provePassword(
  context: AppContext,
  request: Request,
  { email, password }: { email: string; password: string },
): Promise<PasswordProof> {
  const { db, limiters } = context;
  const [device] = await deviceQuery(context, request, email);
  const {
    user: [user],
    known: [known],
  } = await db.batch({
    user: db.orm
      .select({
        id: users.id,
        passwordHash: users.passwordHash,
        language: users.language,
        authenticator: sql<number>`EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = users.id)`,
      })
      .from(users)
      .where(eq(users.email, email))
      .limit(1),
    known: device,
  });
  // The first counter decides. No address is without its @, so a device's can be none's.
  const counters = known === undefined ? [email] : [`device ${known.tokenHash}`, email];
  const [attempt] = await Promise.all(counters.map((counter) => limiters.takeSignIn(counter)));
  if (attempt?.allowed !== true) return { kind: "locked" };
  const { matches, outdated } = await verifyPassword(password, user?.passwordHash ?? null);
  if (user === undefined || !matches) {
    return attempt.remaining === 0 ? { kind: "locked" } : { kind: "wrong", remaining: attempt.remaining };
  }
  await Promise.all(counters.map((counter) => limiters.clearSignIn(counter)));
  return {
    kind: "right",
    userId: user.id,
    passwordHash: user.passwordHash,
    outdated,
    device: known?.tokenHash ?? null,
    authenticator: user.authenticator === 1,
    language: user.language,
  };
}

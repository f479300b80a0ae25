/** The one place where a password is compared, counted by the lockout (specification §4, §5). */
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
      /** The hash it was compared with. A command that builds on this writes only if it is unchanged. */
      passwordHash: string;
      /** Hashed with outdated parameters. */
      outdated: boolean;
      /** Hash of the browser's token, if the account knows the browser. */
      device: string | null;
      /** The account has an authenticator: the password alone opens nothing. */
      authenticator: boolean;
      /** The language the account reads. */
      language: Language;
    }
  | { kind: "wrong"; remaining: number }
  | { kind: "locked" };

/**
 * Compares the password of the account with this address. An unknown address is counted, compared, and answered like a
 * known one. Five failures lock the address for fifteen minutes, even for the right password. A browser that the
 * account knows is locked only by its own five failures, which count for the address as well. A success clears both.
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
  // The first counter decides. Every address has an @, so a device's counter never collides with one.
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

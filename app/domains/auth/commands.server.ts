/** Signing up, in and out. Each outcome that a person can cause is a value; the rest is thrown. */
import { eq } from "drizzle-orm";
import { paths } from "#app/paths.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { newId } from "#app/platform/ids.ts";
import { letterStatement } from "#app/platform/outbox.ts";
import { organizationApplications, profiles, userRoles, users } from "#db/schema/index.ts";
import type { SignUp, SignUpRole } from "./inputs.ts";
import { confirmLetter } from "./letters.ts";
import { CONFIRM_LINK_HOURS } from "./limits.ts";
import { prepareLink } from "./links.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import { isAlive, prepareSession, revokeStatement } from "./sessions.server.ts";

export type SignUpOutcome = { kind: "created"; userId: string } | { kind: "taken" } | { kind: "failed" };
export type SignInOutcome =
  | { kind: "signed-in"; userId: string }
  | { kind: "wrong"; remaining: number }
  | { kind: "locked" };

/** Applicants for an organisation wait as `org_pending` until someone has looked (specification §4). */
function firstRole(role: SignUpRole): typeof userRoles.$inferSelect.role {
  return role === "agency" || role === "fmo" || role === "carrier" ? "org_pending" : role;
}

/**
 * Opens an account, with its role, its profile and, for organisations, its application, and queues the letter that
 * confirms the address. Of several sign-ups with one address at once, one opens it and the others are `taken`;
 * `failed` when the database did not take it, which is logged.
 */
export async function signUp(context: AppContext, input: SignUp): Promise<SignUpOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const userId = newId(nowMs);
  const { email, firstName, lastName, role } = input;
  const passwordHash = await hashPassword(input.password);
  const link = await prepareLink(context, "confirm-email", userId, CONFIRM_LINK_HOURS * 60);
  const url = context.origin + paths.checkEmail({ token: link.token });
  const application =
    role === "agency" || role === "fmo" || role === "carrier"
      ? [
          db.orm.insert(organizationApplications).values({
            id: newId(nowMs),
            userId,
            organizationName: input.organizationName ?? "",
            organizationType: role,
            status: "submitted",
            submittedAt: nowMs,
          }),
        ]
      : [];
  try {
    const written = await commit(context, {
      duplicates: ["users.email"],
      statements: [
        db.orm
          .insert(users)
          .values({ id: userId, email, passwordHash, firstName, lastName, createdAt: nowMs }),
        db.orm.insert(userRoles).values({ userId, role: firstRole(role) }),
        db.orm.insert(profiles).values({ userId }),
        ...application,
        link.statement,
        letterStatement(context, confirmLetter(email, url)),
      ],
      mail: true,
    });
    return written.kind === "duplicate" ? { kind: "taken" } : { kind: "created", userId };
  } catch (error) {
    const message = error instanceof Error ? error.message : "no answer";
    context.log({ event: "sign-up-failed", requestId: context.requestId, message });
    return { kind: "failed" };
  }
}

/**
 * Signs in and puts the session's cookies on the answer. An unknown address is counted, compared and answered like
 * a known one. Five failures lock the address for fifteen minutes, against the right password too.
 */
export async function signIn(
  context: AppContext,
  request: Request,
  { email, password }: { email: string; password: string },
): Promise<SignInOutcome> {
  const { db, limiters } = context;
  const attempt = await limiters.takeSignIn(email);
  if (!attempt.allowed) return { kind: "locked" };
  const [rows] = await db.batch([
    db.orm
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.email, email))
      .limit(1),
  ]);
  const user = rows[0];
  const { matches, outdated } = await verifyPassword(password, user?.passwordHash ?? null);
  if (user === undefined || !matches) {
    return attempt.remaining === 0 ? { kind: "locked" } : { kind: "wrong", remaining: attempt.remaining };
  }
  const { statements, begin } = await prepareSession(context, request, user.id);
  const rehash = outdated
    ? [
        db.orm
          .update(users)
          .set({ passwordHash: await hashPassword(password) })
          .where(eq(users.id, user.id)),
      ]
    : [];
  await Promise.all([db.batch([...statements, ...rehash]), limiters.clearSignIn(email)]);
  await begin();
  return { kind: "signed-in", userId: user.id };
}

/** Ends every session of the user (specification §4, global scope). No or a dead session counts as success. */
export async function signOut(context: AppContext): Promise<"signed-out" | "no-session"> {
  const { session } = context;
  if (context.sessionTrouble !== null) throw context.sessionTrouble.clone();
  if (session === null || !(await isAlive(context, session))) return "no-session";
  await context.db.batch([revokeStatement(context, session.userId)]);
  context.later(context.rooms.endSockets(session.userId));
  context.session = null;
  return "signed-out";
}

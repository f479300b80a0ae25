/** Signing up, in, and out. Outcomes that a person can cause are values; the rest is thrown. */
import { eq, sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { languageOfAccount } from "#app/platform/reader/language.ts";
import { language } from "#app/text/text.ts";
import { organizationApplications, profiles, userRoles, users } from "#db/schema/index.ts";
import { confirmationEmail } from "./emails.ts";
import type { SignUp, SignUpRole } from "./inputs.ts";
import { CONFIRM_LINK_HOURS, LOCKOUT_ATTEMPTS } from "./limits.ts";
import { prepareLink } from "./links/links.server.ts";
import { hashPassword } from "./passwords/password.server.ts";
import { provePassword } from "./passwords/password-proof.server.ts";
import { beginPending, clearPending, isPending } from "./second-factor/pending.server.ts";
import { forgetDevices, prepareDevice } from "./sessions/known-devices.server.ts";
import { isAlive, prepareSession, revokeStatement } from "./sessions/sessions.server.ts";

export type SignUpOutcome = { kind: "created"; userId: string } | { kind: "taken" } | { kind: "failed" };
export type SignInOutcome =
  | { kind: "signed-in"; userId: string }
  /** The password was right, and the account has an authenticator: no session before that is shown. */
  | { kind: "second-factor" }
  | { kind: "wrong"; remaining: number }
  | { kind: "locked" };

/**
 * Applicants for an organization wait as `org_pending` until someone has looked at the application (specification §4).
 */
function firstRole(role: SignUpRole): typeof userRoles.$inferSelect.role {
  return role === "agency" || role === "fmo" || role === "carrier" ? "org_pending" : role;
}

/**
 * Creates an account with its role, its profile, and, for organizations, its application, and queues the email that
 * confirms the address. Of several sign-ups with one address at once, one creates it and the others are `taken`.
 * `failed` when the database did not accept it, which is logged.
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
            status: "draft",
            submittedAt: nowMs,
            changedAt: nowMs,
          }),
        ]
      : [];
  try {
    const written = await commit(context, {
      duplicates: ["users.email"],
      statements: [
        db.orm.insert(users).values({
          id: userId,
          email,
          passwordHash,
          firstName,
          lastName,
          language: language(),
          createdAt: nowMs,
        }),
        db.orm.insert(userRoles).values({ userId, role: firstRole(role) }),
        db.orm.insert(profiles).values({ userId }),
        ...application,
        link.statement,
        emailStatement(context, confirmationEmail(email, url)),
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
 * Signs in: sets the session's cookies and makes the browser a known one. If the account has an authenticator, it only
 * remembers that the password was right. `provePassword` says what is counted and locked.
 */
export async function signIn(
  context: AppContext,
  request: Request,
  input: { email: string; password: string },
): Promise<SignInOutcome> {
  const { orm } = context.db;
  const proof = await provePassword(context, request, input);
  if (proof.kind !== "right") return proof;
  const { userId } = proof;
  // A reset in the meantime has ended all sessions: none may begin with the old password.
  const guards = {
    "same-password": sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId}
      AND ${users.passwordHash} = ${proof.passwordHash})`,
  };
  const passwordHash = proof.outdated ? await hashPassword(input.password) : proof.passwordHash;
  const rehash = proof.outdated ? [orm.update(users).set({ passwordHash }).where(eq(users.id, userId))] : [];
  const changed = { kind: "wrong", remaining: LOCKOUT_ATTEMPTS - 1 } as const;
  if (proof.authenticator) {
    const [first] = rehash;
    const written = first === undefined ? null : await commit(context, { guards, statements: [first] });
    if (written?.kind === "stale") return changed;
    await beginPending(context, { userId, passwordHash });
    return { kind: "second-factor" };
  }
  const session = await prepareSession(context, request, userId);
  const device = await prepareDevice(context, request, userId, proof.device);
  const written = await commit(context, {
    guards: {
      ...guards,
      // If an authenticator was set up in the meantime, a session that began without it would go on without it.
      "no-authenticator": sql`NOT EXISTS (SELECT 1 FROM authenticators WHERE user_id = ${userId})`,
    },
    statements: [...session.statements, ...device.statements, ...rehash],
  });
  if (written.kind !== "committed") return changed;
  await session.begin();
  context.cookies.push(...languageOfAccount(request, proof.language));
  if (isPending(request)) context.cookies.push(clearPending());
  device.remember();
  return { kind: "signed-in", userId };
}

/**
 * Ends every session of the user (specification §4, global scope). A missing or dead session counts as success.
 * Browsers stay known unless `devices` says to forget them.
 */
export async function signOut(
  context: AppContext,
  { devices = "keep" }: { devices?: "keep" | "forget" } = {},
): Promise<"signed-out" | "no-session"> {
  const session = context.session ?? context.archived?.session ?? null;
  if (context.sessionTrouble !== null) throw context.sessionTrouble.clone();
  if (session === null || !(await isAlive(context, session))) return "no-session";
  const { userId } = session;
  await commit(context, {
    statements: [
      revokeStatement(context, userId),
      ...(devices === "forget" ? [forgetDevices(context, userId)] : []),
    ],
    forget: [userId],
  });
  context.later(context.rooms.endSockets(userId));
  context.session = null;
  return "signed-out";
}

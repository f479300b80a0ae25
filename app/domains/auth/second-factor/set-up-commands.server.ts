/** Setting up an authenticator app, removing it, and its recovery codes (docs/decisions 0062). */
import { eq, sql } from "drizzle-orm";
import { encode } from "uqr";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { authenticators, recoveryCodes } from "#db/schema/index.ts";
import { languageOfUser } from "../language-commands.server.ts";
import { SET_UP_MINUTES } from "../limits.ts";
import { revokeStatement } from "../sessions/sessions.server.ts";
import { factorAddedEmail, factorRemovedEmail, recoveryCodesEmail } from "./emails.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { open, seal, secretOf } from "./sealed.server.ts";
import { markShown, sessionIsAlive } from "./settle.server.ts";
import { checkTotp, newTotpSecret, totpAddress } from "./totp.ts";

type Owner = { userId: string; sessionId: string; email: string; firstName: string };

/** What an app gets: the secret as a QR code's dark modules, as text, and sealed for the form that comes back. */
export type Offer = { sealed: string; secret: string; address: string; qr: { size: number; path: string } };

/** ISO/IEC 18004: four light modules on each side, or scanners may not find the code. */
const QUIET_MODULES = 4;

/** A setup belongs to its account, so nobody can pass one of their own to someone else. */
const setUpOf = (userId: string) => `set-up ${userId}`;

function drawCode(address: string): Offer["qr"] {
  const { data, size } = encode(address, { ecc: "M", border: QUIET_MODULES });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size, path };
}

const offerOf = (sealed: string, secret: string, email: string): Offer => {
  const address = totpAddress(secret, email);
  return { sealed, secret: (secret.match(/.{1,4}/g) ?? []).join(" "), address, qr: drawCode(address) };
};

/** A new secret for the account's app. Nothing is stored until a code made with it has come back. */
export async function offerSetUp(
  context: AppContext,
  { userId, email }: Pick<Owner, "userId" | "email">,
): Promise<Offer> {
  const secret = newTotpSecret();
  const sealed = await seal(context, setUpOf(userId), `${context.clock.now()} ${secret}`);
  return offerOf(sealed, secret, email);
}

/** The same secret, from the form that brought it back; null when it is not ours, another account's, or too old. */
export async function findOffer(
  context: AppContext,
  { userId, email }: Pick<Owner, "userId" | "email">,
  sealed: string,
): Promise<Offer | null> {
  const secret = await openOffer(context, userId, sealed);
  return secret === null ? null : offerOf(sealed, secret, email);
}

async function openOffer(context: AppContext, userId: string, sealed: string): Promise<string | null> {
  const [madeAt, secret] = (await open(context, setUpOf(userId), sealed))?.split(" ") ?? [];
  const over = context.clock.now() - Number(madeAt) > SET_UP_MINUTES * MINUTE_MS;
  return secret === undefined || over ? null : secret;
}

export type SetUp =
  | { kind: "done"; codes: string[] }
  | { kind: "over" | "wrong" | "clock" }
  /** The session has ended in the meantime. */
  | { kind: "ended" };

/**
 * Makes the app the account's second factor, in place of an earlier one, once its first code is right. Returns new
 * recovery codes, to be shown once. Every other session ends, since none of them has shown it. The caller has just
 * checked the account's password, and the second factor that this replaces.
 */
export async function setUp(
  context: AppContext,
  { userId, sessionId, email, firstName }: Owner,
  { sealed, code }: { sealed: string; code: string },
): Promise<SetUp> {
  const { db, clock } = context;
  const secret = await openOffer(context, userId, sealed);
  if (secret === null) return { kind: "over" };
  const nowMs = clock.now();
  const check = checkTotp(secret, code.replace(/\s/g, ""), 0, nowMs);
  if (check.kind !== "right") return { kind: check.kind === "clock" ? "clock" : "wrong" };
  const sealedSecret = await seal(context, secretOf(userId), secret);
  const row = { sealedSecret, lastStep: check.step, createdAt: nowMs, lastUsedAt: nowMs };
  const codes = await prepareCodes(context, userId);
  const language = await languageOfUser(context, userId);
  const told = inLanguage(language, () => factorAddedEmail(email, firstName));
  const written = await commit(context, {
    guards: { session: sessionIsAlive(context, userId, sessionId) },
    statements: [
      db.orm
        .insert(authenticators)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: authenticators.userId, set: row }),
      ...codes.statements,
      revokeStatement(context, userId, sessionId),
      markShown(context, userId, sessionId, "authenticator"),
      emailStatement(context, told),
    ],
    mail: true,
    forget: [userId],
  });
  if (written.kind !== "committed") return { kind: "ended" };
  context.later(context.rooms.endSockets(userId));
  return { kind: "done", codes: codes.codes };
}

async function prepareCodes({ db }: Pick<AppContext, "db">, userId: string) {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(userId, code)));
  return {
    codes,
    statements: [
      db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      db.orm.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash }))),
    ] as const,
  };
}

const hasApp = (userId: string) => sql`EXISTS (SELECT 1 FROM authenticators WHERE user_id = ${userId})`;

/** New recovery codes in place of the old ones; null when the account has no app (anymore). */
export async function renewCodes(
  context: AppContext,
  { userId, email, firstName }: Owner,
): Promise<string[] | null> {
  const { codes, statements } = await prepareCodes(context, userId);
  const language = await languageOfUser(context, userId);
  const told = inLanguage(language, () => recoveryCodesEmail(email, firstName));
  const written = await commit(context, {
    guards: { app: hasApp(userId) },
    statements: [...statements, emailStatement(context, told)],
    mail: true,
  });
  return written.kind === "committed" ? codes : null;
}

/** Removes the app and its recovery codes from the account. An admin's stays while they have no passkey. */
export async function removeFactor(
  context: AppContext,
  { userId, email, firstName }: Owner,
): Promise<"removed" | "needed" | "none"> {
  const language = await languageOfUser(context, userId);
  const told = inLanguage(language, () => factorRemovedEmail(email, firstName));
  const written = await commit(context, {
    guards: {
      app: hasApp(userId),
      needed: sql`NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')
        OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = ${userId})`,
    },
    statements: [...forgetFactor(context, userId), emailStatement(context, told)],
    mail: true,
    forget: [userId],
  });
  if (written.kind === "committed") return "removed";
  return written.kind === "stale" && written.guard === "needed" ? "needed" : "none";
}

/** Deletes the account's app and recovery codes. */
export const forgetFactor = ({ db }: Pick<AppContext, "db">, userId: string) =>
  [
    db.orm.delete(authenticators).where(eq(authenticators.userId, userId)),
    db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ] as const;

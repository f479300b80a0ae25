/** Showing the second factor: a code from the app, or a recovery code (docs/decisions 0062). */
import { and, eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { authenticators, recoveryCodes } from "#db/schema/index.ts";
import { factorLockedEmail, recoveryCodeUsedEmail } from "./emails.ts";
import type { Claimant } from "./pending.server.ts";
import { hashRecoveryCode, parseRecoveryCode } from "./recovery-codes.ts";
import { open, seal, secretOf } from "./sealed.server.ts";
import { settle } from "./settle.server.ts";
import { checkTotp } from "./totp.ts";

export type Shown =
  | { kind: "shown" }
  | { kind: "wrong"; remaining: number }
  | { kind: "used" | "clock" | "locked" }
  /** The password, the session, or the authenticator has changed by now. */
  | { kind: "over" };

/** Every address has an @, so this never collides with one. */
const counterOf = (userId: string) => `second-factor ${userId}`;

/**
 * Checks a code and lets the person in. Five wrong codes lock the account's codes for fifteen minutes, including right
 * ones, and its owner is told by email, because anyone who gets here knows the password. Of many requests with one
 * right code at once, one gets in.
 */
export async function showCode(
  context: AppContext,
  request: Request,
  claimant: Claimant,
  typed: string,
): Promise<Shown> {
  const { limiters } = context;
  const counter = counterOf(claimant.userId);
  const attempt = await limiters.takeSignIn(counter);
  if (!attempt.allowed) return { kind: "locked" };
  const recovery = parseRecoveryCode(typed);
  const shown = await (recovery === null
    ? showTotp(context, request, claimant, typed.replace(/\s/g, ""))
    : showRecoveryCode(context, request, claimant, recovery));
  if (shown === "shown") {
    await limiters.clearSignIn(counter);
    return { kind: "shown" };
  }
  if (shown === "over") return { kind: "over" };
  if (attempt.remaining === 0) {
    await tellLocked(context, claimant);
    return { kind: "locked" };
  }
  return shown === "wrong" ? { kind: "wrong", remaining: attempt.remaining } : { kind: shown };
}

async function showTotp(context: AppContext, request: Request, claimant: Claimant, code: string) {
  const { db, clock } = context;
  const { userId } = claimant;
  const [[own]] = await db.batch([
    db.orm
      .select({ sealed: authenticators.sealedSecret, lastStep: authenticators.lastStep })
      .from(authenticators)
      .where(eq(authenticators.userId, userId))
      .limit(1),
  ]);
  if (own === undefined) return "over";
  const secret = await open(context, secretOf(userId), own.sealed);
  if (secret === null) throw new Error("An authenticator’s secret was sealed with a key that is gone.");
  const check = checkTotp(secret, code, own.lastStep, clock.now());
  if (check.kind !== "right") return check.kind;
  const reason = await settle(context, request, claimant, "authenticator", {
    // Used by another request in the meantime, or replaced by another app.
    guards: {
      unused: sql`EXISTS (SELECT 1 FROM ${authenticators} WHERE ${authenticators.userId} = ${userId}
        AND ${authenticators.sealedSecret} = ${own.sealed} AND ${authenticators.lastStep} < ${check.step})`,
    },
    statements: [
      db.orm
        .update(authenticators)
        .set({
          lastStep: check.step,
          lastUsedAt: clock.now(),
          // Sealed again with the newest key, so that it isn't lost when an older key is removed.
          sealedSecret: await seal(context, secretOf(userId), secret),
        })
        .where(eq(authenticators.userId, userId)),
    ],
  });
  return reason === null ? "shown" : reason === "unused" ? "used" : "over";
}

async function showRecoveryCode(context: AppContext, request: Request, claimant: Claimant, code: string) {
  const { db, clock } = context;
  const { userId, email, firstName, language } = claimant;
  const hash = await hashRecoveryCode(userId, code);
  const ofAccount = eq(recoveryCodes.userId, userId);
  const [codes] = await db.batch([
    db.orm
      .select({ hash: recoveryCodes.hash, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(ofAccount)
      .limit(100),
  ]);
  const found = codes.find((one) => one.hash === hash);
  if (found === undefined) return "wrong";
  const left = codes.filter(({ usedAt }) => usedAt === null).length - 1;
  const reason = await settle(context, request, claimant, "recovery-code", {
    guards: {
      unused: sql`EXISTS (SELECT 1 FROM ${recoveryCodes} WHERE ${ofAccount} AND ${recoveryCodes.hash} = ${hash}
        AND ${recoveryCodes.usedAt} IS NULL)`,
    },
    statements: [
      db.orm
        .update(recoveryCodes)
        .set({ usedAt: clock.now() })
        .where(and(ofAccount, eq(recoveryCodes.hash, hash))),
      emailStatement(
        context,
        inLanguage(language, () => recoveryCodeUsedEmail(email, firstName, left)),
      ),
    ],
    mail: true,
  });
  return reason === null ? "shown" : reason === "unused" ? "used" : "over";
}

async function tellLocked(context: AppContext, { email, firstName, language }: Claimant): Promise<void> {
  const told = inLanguage(language, () => factorLockedEmail(email, firstName));
  await commit(context, { statements: [emailStatement(context, told)], mail: true });
}

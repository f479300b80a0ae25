/** Adding passkeys to an account and taking them away (docs/decisions 0056). */
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq, sql } from "drizzle-orm";
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { passkeys } from "#db/schema/index.ts";
import { passkeyAddedEmail, passkeyRemovedEmail } from "../emails.ts";
import { languageOfUser } from "../language-commands.server.ts";
import { MOST_PASSKEYS } from "../limits.ts";
import { isOurChallenge, markAnswered, newChallenge, USED_BEFORE } from "./challenges.server.ts";
import { parseAttestation, readTransports } from "./inputs.ts";
import { ALGORITHMS, handleOf, relyingParty } from "./relying-party.ts";

type Owner = { userId: string; email: string; firstName: string };
export type PasskeyAdded = "added" | "full" | "taken" | "refused";

/**
 * What the browser is to make a passkey for; null when the account has as many as it may. The caller has just seen the
 * account's password: what a session alone shows must not open the account for good.
 */
export async function askForPasskey(
  context: AppContext,
  request: Request,
  { userId, email, firstName }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON | null> {
  const [own] = await context.db.batch([
    context.db.orm
      .select({ id: passkeys.credentialId })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .limit(MOST_PASSKEYS),
  ]);
  if (own.length >= MOST_PASSKEYS) return null;
  const { rpID, rpName } = relyingParty(context);
  return generateRegistrationOptions({
    rpID,
    rpName,
    userID: handleOf(userId),
    userName: email,
    userDisplayName: firstName,
    challenge: await newChallenge(context, request, { to: "add", userId }),
    attestationType: "none",
    // One a device.
    excludeCredentials: own,
    // Found without a name being typed, and opened by its owner alone.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Keeps a passkey that the browser made for this account, and tells its owner by mail. */
export async function addPasskey(
  context: AppContext,
  request: Request,
  { userId, email, firstName }: Owner,
  { name, credential: sent }: { name: string; credential: unknown },
): Promise<PasskeyAdded> {
  const response = parseAttestation(sent);
  if (response === null) return "refused";
  const { origin, rpID } = relyingParty(context);
  let challenge = "";
  const verified = await verifyRegistrationResponse({
    response: {
      ...response,
      clientExtensionResults: {},
      response: { ...response.response, transports: readTransports(response.response.transports ?? []) },
    },
    async expectedChallenge(brought) {
      challenge = brought;
      return isOurChallenge(context, request, { to: "add", userId }, brought);
    },
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // It throws for whatever is not as it must be.
  }).catch(() => null);
  if (verified?.verified !== true) return "refused";
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const nowMs = context.clock.now();
  const language = await languageOfUser(context, userId);
  const written = await commit(context, {
    guards: {
      // A password reset that came in between has ended the session and removed the passkeys: none may follow it.
      session: sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${context.session?.sessionId ?? ""}
        AND user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${nowMs})`,
      room: sql`(SELECT count(*) FROM passkeys WHERE user_id = ${userId}) < ${MOST_PASSKEYS}`,
    },
    duplicates: [USED_BEFORE, "passkeys.credential_id"],
    statements: [
      ...(await markAnswered(context, challenge)),
      context.db.orm.insert(passkeys).values({
        id: newId(nowMs),
        userId,
        name,
        credentialId: credential.id,
        publicKey: base64url.encode(credential.publicKey),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(),
        synced: credentialBackedUp,
        createdAt: nowMs,
      }),
      emailStatement(
        context,
        inLanguage(language, () => passkeyAddedEmail(email, firstName)),
      ),
    ],
    mail: true,
    forget: [userId],
  });
  if (written.kind === "stale") return written.guard === "room" ? "full" : "refused";
  if (written.kind === "duplicate") return written.column === USED_BEFORE ? "refused" : "taken";
  return "added";
}

/** Takes one of the account's passkeys away and tells its owner by mail. An admin's last second factor stays. */
export async function removePasskey(
  context: AppContext,
  { userId, email, firstName }: Owner,
  id: string,
): Promise<"removed" | "needed" | "none"> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const language = await languageOfUser(context, userId);
  const written = await commit(context, {
    guards: {
      own: sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${own})`,
      needed: sql`NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')
        OR EXISTS (SELECT 1 FROM authenticators WHERE user_id = ${userId})
        OR (SELECT count(*) FROM passkeys WHERE user_id = ${userId}) > 1`,
    },
    statements: [
      context.db.orm.delete(passkeys).where(own),
      emailStatement(
        context,
        inLanguage(language, () => passkeyRemovedEmail(email, firstName)),
      ),
    ],
    mail: true,
    forget: [userId],
  });
  if (written.kind === "committed") return "removed";
  return written.kind === "stale" && written.guard === "needed" ? "needed" : "none";
}

/** From now on no passkey opens the account. */
export const forgetPasskeys = ({ db }: Pick<AppContext, "db">, userId: string) =>
  db.orm.delete(passkeys).where(eq(passkeys.userId, userId));

/**
 * The same for who only shows that they read the account's mail. An admin's stay: they are a second factor, and what
 * came to the account came after one was shown.
 */
export const forgetPasskeysByMail = ({ db }: Pick<AppContext, "db">, userId: string) =>
  db.orm
    .delete(passkeys)
    .where(
      and(
        eq(passkeys.userId, userId),
        sql`NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')`,
      ),
    );

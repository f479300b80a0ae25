/** Adding passkeys to an account and removing them (docs/decisions 0056). */
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
 * The options for a new passkey; null when the account has the maximum. The caller has just checked the account's
 * password: a session alone must not give permanent access.
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
    // One per device.
    excludeCredentials: own,
    // Found without typing a name, and unlocked only by its owner.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Stores a passkey that the browser made for this account, and tells its owner by email. */
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
    // It throws for anything that isn't right.
  }).catch(() => null);
  if (verified?.verified !== true) return "refused";
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const nowMs = context.clock.now();
  const language = await languageOfUser(context, userId);
  const written = await commit(context, {
    guards: {
      // A password reset in the meantime has ended the session and removed the passkeys, so none may be added after
      // it.
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

/** Removes one of the account's passkeys and tells its owner by email. An admin's last second factor stays. */
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

/** Deletes all passkeys of the account. */
export const forgetPasskeys = ({ db }: Pick<AppContext, "db">, userId: string) =>
  db.orm.delete(passkeys).where(eq(passkeys.userId, userId));

/**
 * The same for someone who only proves that they read the account's email. An admin's passkeys stay: they are a second
 * factor, and were added after one was shown.
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

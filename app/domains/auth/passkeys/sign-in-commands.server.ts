/** Signing in with a passkey (docs/decisions 0056). */
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { eq, sql } from "drizzle-orm";
import { base64url } from "jose";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { languageOfAccount } from "#app/platform/language.ts";
import { passkeys, users } from "#db/schema/index.ts";
import { deviceQuery, prepareDevice } from "../known-devices.server.ts";
import { prepareSession } from "../sessions.server.ts";
import { isOurChallenge, markAnswered, newChallenge, USED_BEFORE } from "./challenges.server.ts";
import { parseAssertion } from "./inputs.ts";
import { handleText, relyingParty } from "./relying-party.ts";

export type PasskeySignIn = { kind: "signed-in"; userId: string } | { kind: "unknown" } | { kind: "refused" };

/** What any of the browser's passkeys for us may answer: nobody has said yet who they are. */
export async function askWhoItIs(
  context: AppContext,
  request: Request,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    challenge: await newChallenge(context, request, { to: "sign-in" }),
    userVerification: "required",
  });
}

async function findPasskey({ db }: Pick<AppContext, "db">, credentialId: string) {
  const [rows] = await db.batch([
    db.orm
      .select({
        id: passkeys.id,
        userId: passkeys.userId,
        publicKey: passkeys.publicKey,
        counter: passkeys.counter,
        email: users.email,
        language: users.language,
      })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.credentialId, credentialId))
      .limit(1),
  ]);
  return rows[0] ?? null;
}

/**
 * Begins a session for whoever the passkey belongs to, and makes the browser a known one, as a password does. Nothing is
 * counted by the lockout and a lock keeps no passkey out: strangers can neither guess one nor fail it for its owner.
 */
export async function signInByPasskey(
  context: AppContext,
  request: Request,
  sent: unknown,
): Promise<PasskeySignIn> {
  const response = parseAssertion(sent);
  if (response === null) return { kind: "refused" };
  const passkey = await findPasskey(context, response.id);
  if (passkey === null) return { kind: "unknown" };
  const { userId, counter } = passkey;
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== handleText(userId)) return { kind: "refused" };
  const { origin, rpID } = relyingParty(context);
  let challenge = "";
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    async expectedChallenge(brought) {
      challenge = brought;
      return isOurChallenge(context, request, { to: "sign-in" }, brought);
    },
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(base64url.decode(passkey.publicKey)),
      counter,
    },
    // It throws for whatever is not as it must be, a counter that went back too.
  }).catch(() => null);
  if (verified?.verified !== true) return { kind: "refused" };
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const { db } = context;
  const [deviceOfAccount] = await deviceQuery(context, request, passkey.email);
  const [[known]] = await db.batch([deviceOfAccount]);
  const session = await prepareSession(context, request, userId, "passkey");
  const device = await prepareDevice(context, request, userId, known?.tokenHash ?? null);
  const written = await commit(context, {
    guards: {
      // Removed meanwhile, or used with a higher count: what was checked is not what stands.
      "same-passkey": sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.id} = ${passkey.id}
        AND ${passkeys.counter} = ${counter})`,
    },
    duplicates: [USED_BEFORE],
    statements: [
      ...(await markAnswered(context, challenge)),
      db.orm
        .update(passkeys)
        .set({ counter: newCounter, synced: credentialBackedUp, lastUsedAt: context.clock.now() })
        .where(eq(passkeys.id, passkey.id)),
      ...session.statements,
      ...device.statements,
    ],
  });
  if (written.kind !== "committed") return { kind: "refused" };
  await session.begin();
  context.cookies.push(...languageOfAccount(request, passkey.language));
  device.remember();
  return { kind: "signed-in", userId };
}

/** Checks what a passkey signed against what we asked for. */
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { eq, sql } from "drizzle-orm";
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { passkeys, users } from "#db/schema/index.ts";
import { type Asked, isOurChallenge, markAnswered } from "./challenges.server.ts";
import { parseAssertion } from "./inputs.ts";
import { handleText, relyingParty } from "./relying-party.ts";

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
 * The passkey that signed what this browser was asked, with the guards and statements for the batch that follows
 * (`USED_BEFORE` is among its duplicates); or why it is refused. When an account was asked for one of its own, another
 * account's is unknown.
 */
export async function checkAssertion(context: AppContext, request: Request, sent: unknown, asked: Asked) {
  const response = parseAssertion(sent);
  if (response === null) return "refused" as const;
  const passkey = await findPasskey(context, response.id);
  if (passkey === null || (asked.to !== "sign-in" && asked.userId !== passkey.userId))
    return "unknown" as const;
  const { userId, counter } = passkey;
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== handleText(userId)) return "refused" as const;
  const { origin, rpID } = relyingParty(context);
  let challenge = "";
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    async expectedChallenge(brought) {
      challenge = brought;
      return isOurChallenge(context, request, asked, brought);
    },
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(base64url.decode(passkey.publicKey)),
      counter,
    },
    // It throws for anything that isn't right, including a counter that went back.
  }).catch(() => null);
  if (verified?.verified !== true) return "refused" as const;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return {
    passkey,
    guards: {
      // If it was removed or used with a higher count in the meantime, what was checked is outdated.
      "same-passkey": sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.id} = ${passkey.id}
        AND ${passkeys.counter} = ${counter})`,
    },
    statements: [
      ...(await markAnswered(context, challenge)),
      context.db.orm
        .update(passkeys)
        .set({ counter: newCounter, synced: credentialBackedUp, lastUsedAt: context.clock.now() })
        .where(eq(passkeys.id, passkey.id)),
    ] as const,
  };
}

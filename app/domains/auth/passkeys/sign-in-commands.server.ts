/** Signing in with a passkey (docs/decisions 0056). */
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { languageOfAccount } from "#app/platform/reader/language.ts";
import { clearPending, isPending } from "../second-factor/pending.server.ts";
import { deviceQuery, prepareDevice } from "../sessions/known-devices.server.ts";
import { prepareSession } from "../sessions/sessions.server.ts";
import { checkAssertion } from "./assertions.server.ts";
import { newChallenge, USED_BEFORE } from "./challenges.server.ts";
import { relyingParty } from "./relying-party.ts";

export type PasskeySignIn = { kind: "signed-in"; userId: string } | { kind: "unknown" } | { kind: "refused" };

/** The options that any of the browser's passkeys for us may answer: nobody has said yet who they are. */
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

/**
 * Begins a session for the passkey's owner and makes the browser a known one, as a password does. It is their device,
 * unlocked by them, so it counts as the second factor, too. The lockout doesn't count passkeys and a lock doesn't stop
 * them: strangers can neither guess one nor fail it for its owner.
 */
export async function signInByPasskey(
  context: AppContext,
  request: Request,
  sent: unknown,
): Promise<PasskeySignIn> {
  const checked = await checkAssertion(context, request, sent, { to: "sign-in" });
  if (checked === "unknown" || checked === "refused") return { kind: checked };
  const { userId, email, language } = checked.passkey;
  const { db } = context;
  const [deviceOfAccount] = await deviceQuery(context, request, email);
  const [[known]] = await db.batch([deviceOfAccount]);
  const session = await prepareSession(context, request, userId, { proof: "passkey", factor: "passkey" });
  const device = await prepareDevice(context, request, userId, known?.tokenHash ?? null);
  const written = await commit(context, {
    guards: checked.guards,
    duplicates: [USED_BEFORE],
    statements: [...checked.statements, ...session.statements, ...device.statements],
  });
  if (written.kind !== "committed") return { kind: "refused" };
  await session.begin();
  context.cookies.push(...languageOfAccount(request, language));
  if (isPending(request)) context.cookies.push(clearPending());
  device.remember();
  return { kind: "signed-in", userId };
}

/** One of the account's own passkeys, used as its second factor. */
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { passkeys } from "#db/schema/index.ts";
import { MOST_PASSKEYS } from "../limits.ts";
import { checkAssertion } from "../passkeys/assertions.server.ts";
import { newChallenge, USED_BEFORE } from "../passkeys/challenges.server.ts";
import { readTransports } from "../passkeys/inputs.ts";
import { relyingParty } from "../passkeys/relying-party.ts";
import type { Claimant } from "./pending.server.ts";
import { settle } from "./settle.server.ts";

/** The options that one of the account's passkeys is asked to sign. */
export async function askForOwnPasskey(
  context: AppContext,
  request: Request,
  userId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const [own] = await context.db.batch([
    context.db.orm
      .select({ id: passkeys.credentialId, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .limit(MOST_PASSKEYS),
  ]);
  return generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    challenge: await newChallenge(context, request, { to: "second-factor", userId }),
    allowCredentials: own.map(({ id, transports }) => ({
      id,
      transports: readTransports(transports.split(",")),
    })),
    userVerification: "required",
  });
}

/** Checks what a passkey of the claimant signed. */
export async function showPasskey(
  context: AppContext,
  request: Request,
  claimant: Claimant,
  sent: unknown,
): Promise<"shown" | "unknown" | "refused"> {
  const asked = { to: "second-factor", userId: claimant.userId } as const;
  const checked = await checkAssertion(context, request, sent, asked);
  if (checked === "unknown" || checked === "refused") return checked;
  const { guards, statements } = checked;
  const use = { guards, statements, duplicates: [USED_BEFORE] };
  return (await settle(context, request, claimant, "passkey", use)) === null ? "shown" : "refused";
}

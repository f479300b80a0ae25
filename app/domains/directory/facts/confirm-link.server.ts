/** The link in an email that asks about facts: signed, so nothing is stored, and good for that email's facts alone. */
import { base64url } from "jose";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { UUID } from "#app/platform/ids.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import { ASK_AFTER_DAYS } from "./facts.ts";

/** Who was asked about which profile, and when (milliseconds UTC). */
export type AskedClaim = { userId: string; agentNo: number; askedAt: number };

const PURPOSE = "confirm-facts";
/** User id, agent's number, time, signature. */
const TOKEN = new RegExp(`^(${UUID})\\.(\\d{1,12})\\.(\\d{1,15})\\.([\\w-]{43})$`);

const signedText = ({ userId, agentNo, askedAt }: AskedClaim) =>
  new TextEncoder().encode([PURPOSE, userId, agentNo, askedAt].join("\n"));

/** The address that confirms what this email asks about. */
export async function confirmUrl(
  { settings, origin }: Pick<AppContext, "settings" | "origin">,
  claim: AskedClaim,
): Promise<string> {
  const [key] = await purposeKeys(settings, PURPOSE);
  const signature = base64url.encode(
    new Uint8Array(await crypto.subtle.sign("HMAC", key, signedText(claim))),
  );
  const token = `${claim.userId}.${claim.agentNo}.${claim.askedAt}.${signature}`;
  return origin + paths.confirmFacts({ token });
}

/** What a token says; null where our signature doesn't match, and once the owner would be asked again. */
export async function readConfirmToken(
  { settings, clock }: Pick<AppContext, "settings" | "clock">,
  token: unknown,
): Promise<AskedClaim | null> {
  if (typeof token !== "string") return null;
  const [, userId, agentNo, askedAt, signed] = TOKEN.exec(token) ?? [];
  if (userId === undefined || signed === undefined) return null;
  const claim = { userId, agentNo: Number(agentNo), askedAt: Number(askedAt) };
  if (clock.now() - claim.askedAt >= ASK_AFTER_DAYS * DAY_MS) return null;
  const signature = new Uint8Array(base64url.decode(signed));
  for (const key of await purposeKeys(settings, PURPOSE))
    if (await crypto.subtle.verify("HMAC", key, signature, signedText(claim))) return claim;
  return null;
}

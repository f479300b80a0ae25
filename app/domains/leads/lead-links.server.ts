/** The links that a person is mailed: signed, so that nothing secret is stored and nobody can make one up. */
import { base64url } from "jose";
import { leadPaths } from "#app/paths/leads.ts";
import type { AppContext } from "#app/platform/context.ts";
import { UUID } from "#app/platform/ids.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";

/** `request` shows one quote request and sends it on; `consent` shows what an address agreed to, and stops it. */
type Purpose = "request" | "consent";

/** Lead, signature. */
const TOKEN = new RegExp(`^(${UUID})\\.([\\w-]{43})$`);

const keysOf = (settings: AppContext["settings"], purpose: Purpose) =>
  purposeKeys(settings, `lead-${purpose}`);
const signedText = (purpose: Purpose, leadId: string) => new TextEncoder().encode(`${purpose}\n${leadId}`);

async function tokenOf(settings: AppContext["settings"], purpose: Purpose, leadId: string): Promise<string> {
  const [key] = await keysOf(settings, purpose);
  const signature = await crypto.subtle.sign("HMAC", key, signedText(purpose, leadId));
  return `${leadId}.${base64url.encode(new Uint8Array(signature))}`;
}

/** The id of the lead that the token was made for; null for one that we did not sign exactly so. */
export async function readLeadToken(
  { settings }: Pick<AppContext, "settings">,
  purpose: Purpose,
  token: unknown,
): Promise<string | null> {
  const [, leadId = "", signed = ""] = typeof token === "string" ? (TOKEN.exec(token) ?? []) : [];
  if (leadId === "") return null;
  const signature = new Uint8Array(base64url.decode(signed));
  for (const key of await keysOf(settings, purpose))
    if (await crypto.subtle.verify("HMAC", key, signature, signedText(purpose, leadId))) return leadId;
  return null;
}

type Linking = Pick<AppContext, "settings" | "origin">;

/** Where a person reads, sends and goes on with a request of theirs. */
export const requestUrl = async ({ settings, origin }: Linking, leadId: string): Promise<string> =>
  origin + leadPaths.quoteRequest(await tokenOf(settings, "request", leadId));

/** Where a person stops everything that their address agreed to. */
export const consentUrl = async ({ settings, origin }: Linking, leadId: string): Promise<string> =>
  origin + leadPaths.consent(await tokenOf(settings, "consent", leadId));

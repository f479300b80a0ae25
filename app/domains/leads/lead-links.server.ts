/** The links in emails to the person: signed, so no secret is stored and no one can forge them. */
import { base64url } from "jose";
import { leadPaths } from "#app/paths/leads.ts";
import type { AppContext } from "#app/platform/context.ts";
import { UUID } from "#app/platform/ids.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";

/** `request` shows one quote request and sends it; `consent` shows what an address agreed to, and ends it. */
type Purpose = "request" | "consent";

/** Lead id and signature. */
const TOKEN = new RegExp(`^(${UUID})\\.([\\w-]{43})$`);

const keysOf = (settings: AppContext["settings"], purpose: Purpose) =>
  purposeKeys(settings, `lead-${purpose}`);
const signedText = (purpose: Purpose, leadId: string) => new TextEncoder().encode(`${purpose}\n${leadId}`);

async function tokenOf(settings: AppContext["settings"], purpose: Purpose, leadId: string): Promise<string> {
  const [key] = await keysOf(settings, purpose);
  const signature = await crypto.subtle.sign("HMAC", key, signedText(purpose, leadId));
  return `${leadId}.${base64url.encode(new Uint8Array(signature))}`;
}

/** The id of the token's lead; null when our signature doesn't match. */
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

/** The page where a person reads, sends and continues their request. */
export const requestUrl = async ({ settings, origin }: Linking, leadId: string): Promise<string> =>
  origin + leadPaths.quoteRequest(await tokenOf(settings, "request", leadId));

/** The page where a person ends everything that their address agreed to. */
export const consentUrl = async ({ settings, origin }: Linking, leadId: string): Promise<string> =>
  origin + leadPaths.consent(await tokenOf(settings, "consent", leadId));

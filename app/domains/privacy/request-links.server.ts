/** The link in emails about a request: signed, so no secret is stored and no one can forge it. */
import { base64url } from "jose";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { UUID } from "#app/platform/ids.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";

const PURPOSE = "privacy-request";
/** Request id and signature. */
const TOKEN = new RegExp(`^(${UUID})\\.([\\w-]{43})$`);

const signedText = (id: string) => new TextEncoder().encode(`${PURPOSE}\n${id}`);

/** The page of a request. */
export async function privacyRequestUrl(
  { settings, origin }: Pick<AppContext, "settings" | "origin">,
  id: string,
): Promise<string> {
  const [key] = await purposeKeys(settings, PURPOSE);
  const signature = await crypto.subtle.sign("HMAC", key, signedText(id));
  return origin + paths.privacyRequestLink(`${id}.${base64url.encode(new Uint8Array(signature))}`);
}

/** The id of the token's request; null when our signature doesn't match. */
export async function readPrivacyToken(
  { settings }: Pick<AppContext, "settings">,
  token: unknown,
): Promise<string | null> {
  const [, id = "", signed = ""] = typeof token === "string" ? (TOKEN.exec(token) ?? []) : [];
  if (id === "") return null;
  const signature = new Uint8Array(base64url.decode(signed));
  for (const key of await purposeKeys(settings, PURPOSE))
    if (await crypto.subtle.verify("HMAC", key, signature, signedText(id))) return id;
  return null;
}

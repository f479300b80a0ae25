/** Encrypts authenticator secrets, at rest and on their way through a form, for one account and one purpose. */
import { base64url } from "jose";
import type { Settings } from "#app/platform/env.ts";
import { sealingKeys } from "#app/platform/security/purpose-keys.ts";

const PURPOSE = "second-factor";
/** Of AES-GCM (NIST SP 800-38D). */
const NONCE_BYTES = 12;

type Sealing = { settings: Pick<Settings, "sessionKeys"> };

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** `about` says what it is for; opening needs the same. */
export async function seal({ settings }: Sealing, about: string, text: string): Promise<string> {
  const [key] = await sealingKeys(settings, PURPOSE);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const algorithm = { name: "AES-GCM", iv, additionalData: bytesOf(about) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, bytesOf(text)));
  const bytes = new Uint8Array(NONCE_BYTES + sealed.length);
  bytes.set(iv);
  bytes.set(sealed, NONCE_BYTES);
  return base64url.encode(bytes);
}

/** Null for anything not sealed with one of our keys for this purpose. */
export async function open({ settings }: Sealing, about: string, sealed: string): Promise<string | null> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(base64url.decode(sealed));
  } catch {
    return null;
  }
  const algorithm = {
    name: "AES-GCM",
    iv: bytes.slice(0, NONCE_BYTES),
    additionalData: bytesOf(about),
  };
  for (const key of await sealingKeys(settings, PURPOSE)) {
    try {
      const text = await crypto.subtle.decrypt(algorithm, key, bytes.slice(NONCE_BYTES));
      return new TextDecoder().decode(text);
    } catch {
      // Sealed with another key, or not by us.
    }
  }
  return null;
}

/** The purpose that the secret of an account's authenticator is sealed for. */
export const secretOf = (userId: string): string => `authenticator ${userId}`;

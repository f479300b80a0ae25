/** Text encrypted at rest with AES-256-GCM (NIST SP 800-38D), bound to what it is about. */
import { base64url } from "jose";

const NONCE_BYTES = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** `about` says what it is for; opening needs the same. Returns base64url. */
export async function sealText(key: CryptoKey, about: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const algorithm = { name: "AES-GCM", iv, additionalData: bytesOf(about) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, bytesOf(text)));
  const bytes = new Uint8Array(NONCE_BYTES + sealed.length);
  bytes.set(iv);
  bytes.set(sealed, NONCE_BYTES);
  return base64url.encode(bytes);
}

/** Null for anything not sealed with one of these keys for the same purpose. */
export async function openText(
  keys: readonly CryptoKey[],
  about: string,
  sealed: string,
): Promise<string | null> {
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
  for (const key of keys) {
    try {
      const text = await crypto.subtle.decrypt(algorithm, key, bytes.slice(NONCE_BYTES));
      return new TextDecoder().decode(text);
    } catch {
      // Sealed with another key, or not by us.
    }
  }
  return null;
}

/** Names for new rows, read again from addresses, and secrets for new links. */

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** A UUIDv7 (RFC 9562): the first 48 bits are the time in milliseconds, so that ids order by time. */
export function newId(timeMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let rest = timeMs;
  for (let at = 5; at >= 0; at--) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => HEX[byte]).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A UUID in its text form, lower case, as a part of other patterns. */
export const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const WHOLE_UUID = new RegExp(`^${UUID}$`);

/** The id that an address or a form names; null for what can be none. */
export const parseUuid = (text: unknown): string | null =>
  typeof text === "string" && WHOLE_UUID.test(text) ? text : null;

/** 32 random bytes as base64url: what a link or a cookie carries, and nothing else can guess. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replaceAll("=", "");
}

/** SHA-256 of the text in hexadecimal: how secrets are stored. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => HEX[byte]).join("");
}

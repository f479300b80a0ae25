/** The link of an invite: signed, so no secret is stored. Each sending has its own, and all lead to the invite. */
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";

const PURPOSE = "organization-invites";
const ID_BYTES = 16;
const SENDS_BYTES = 2;
const HEAD_BYTES = ID_BYTES + SENDS_BYTES;
/** 256 bits after the head. */
const TOKEN = /^[\w-]{67}$/;

const headOf = (inviteId: string, sends: number): Uint8Array<ArrayBuffer> => {
  const head = new Uint8Array(HEAD_BYTES);
  const hex = inviteId.replaceAll("-", "");
  for (let at = 0; at < ID_BYTES; at++) head[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  head[ID_BYTES] = Math.floor(sends / 256) % 256;
  head[ID_BYTES + 1] = sends % 256;
  return head;
};

/** The token of this sending. */
export async function inviteToken(
  { settings }: Pick<AppContext, "settings">,
  inviteId: string,
  sends: number,
): Promise<string> {
  const [key] = await purposeKeys(settings, PURPOSE);
  const head = headOf(inviteId, sends);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, head));
  const token = new Uint8Array(HEAD_BYTES + signature.length);
  token.set(head);
  token.set(signature, HEAD_BYTES);
  return base64url.encode(token);
}

/** The invite that the token leads to; null for any that isn't exactly as we signed it. */
export async function readInviteToken(
  { settings }: Pick<AppContext, "settings">,
  token: string,
): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const bytes = new Uint8Array(base64url.decode(token));
  const head = bytes.slice(0, HEAD_BYTES);
  for (const key of await purposeKeys(settings, PURPOSE)) {
    if (await crypto.subtle.verify("HMAC", key, bytes.slice(HEAD_BYTES), head)) {
      const hex = Array.from(head.slice(0, ID_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join("");
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    }
  }
  return null;
}

import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { site } from "#app/platform/site.ts";

/** Who we are to a passkey: the host of the site's own address, never anything from the request. */
export const relyingParty = ({ origin }: Pick<AppContext, "origin">) => ({
  origin,
  rpID: new URL(origin).hostname,
  rpName: site.name,
});

/** ECDSA on P-256, Ed25519, and RSA, which authenticators have and WebCrypto verifies, as COSE numbers. */
export const ALGORITHMS = [-7, -8, -257];

/** The account's id as bytes, as a passkey remembers it. It says nothing about the person. */
export const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(userId.replaceAll("-", "").match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
export const handleText = (userId: string): string => base64url.encode(handleOf(userId));

import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { site } from "#app/platform/site.ts";

/** Whom a passkey knows us as: the host of the site's own address, nothing that a request says of itself. */
export const relyingParty = ({ origin }: Pick<AppContext, "origin">) => ({
  origin,
  rpID: new URL(origin).hostname,
  rpName: site.name,
});

/** ECDSA on P-256, Ed25519, RSA: what authenticators have and WebCrypto checks. COSE's numbers. */
export const ALGORITHMS = [-7, -8, -257];

/** The account as a passkey remembers it: its id, as bytes. It says nothing of the person. */
export const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(userId.replaceAll("-", "").match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
export const handleText = (userId: string): string => base64url.encode(handleOf(userId));

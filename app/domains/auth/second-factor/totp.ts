/** Codes of an authenticator app: RFC 6238 with what every app supports: SHA-1, six digits, half minutes. */
import { createHmac, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth/bare";
import { site } from "#app/platform/site.ts";
import { TOTP_HINT_STEPS, TOTP_SECONDS, TOTP_SECRET_BYTES, TOTP_STEPS_AROUND } from "../limits.ts";

export type CodeCheck =
  /** `step`: the half minute the code is for. */
  | { kind: "right"; step: number }
  /** Right, but this code or a later one was already used. */
  | { kind: "used" }
  /** Right up to two minutes ago or from now: a clock is wrong. Not accepted. */
  | { kind: "clock" }
  | { kind: "wrong" };

const DIGITS = 6;

const appOf = (secret: string, label = "") =>
  new TOTP({
    issuer: site.name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: DIGITS,
    period: TOTP_SECONDS,
    hmac: (_algorithm, key, message) => createHmac("sha1", key).update(message).digest(),
  });

/** The number of the half minute since 1970. */
export const stepAt = (nowMs: number): number => Math.floor(nowMs / 1000 / TOTP_SECONDS);

/** A new secret in base32, the form apps expect. */
export const newTotpSecret = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(TOTP_SECRET_BYTES)).buffer }).base32;

/** The address in the QR code for an app. */
export const totpAddress = (secret: string, account: string): string => appOf(secret, account).toString();

/** The code at a moment, for the demonstration and tests. */
export const totpCode = (secret: string, atMs: number): string => appOf(secret).generate({ timestamp: atMs });

/** Whether `code` is accepted now; `lastStep` is the newest step that was used. One step either side counts. */
export function checkTotp(secret: string, code: string, lastStep: number, nowMs: number): CodeCheck {
  const off = appOf(secret).validate({ token: code, timestamp: nowMs, window: TOTP_HINT_STEPS });
  if (off === null) return { kind: "wrong" };
  if (Math.abs(off) > TOTP_STEPS_AROUND) return { kind: "clock" };
  const step = stepAt(nowMs) + off;
  return step > lastStep ? { kind: "right", step } : { kind: "used" };
}

/** Codes of an authenticator app: RFC 6238 with what every app takes, SHA-1, six digits, half minutes. */
import { createHmac, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth/bare";
import { site } from "#app/platform/site.ts";
import { TOTP_HINT_STEPS, TOTP_SECONDS, TOTP_SECRET_BYTES, TOTP_STEPS_AROUND } from "../limits.ts";

export type CodeCheck =
  /** `step`: the half minute that it is of. */
  | { kind: "right"; step: number }
  /** Right, but this one or a later one was taken before. */
  | { kind: "used" }
  /** Right two minutes ago or in two: a clock is wrong. Not taken. */
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

/** Which half minute of all time it is. */
export const stepAt = (nowMs: number): number => Math.floor(nowMs / 1000 / TOTP_SECONDS);

/** A secret in base32, as apps take it. */
export const newTotpSecret = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(TOTP_SECRET_BYTES)).buffer }).base32;

/** What a QR code says to an app. */
export const totpAddress = (secret: string, account: string): string => appOf(secret, account).toString();

/** The code of a moment: for the demonstration, and tests. */
export const totpCode = (secret: string, atMs: number): string => appOf(secret).generate({ timestamp: atMs });

/** Whether `code` may be taken now, when `lastStep` is the newest that was. One step either side counts. */
export function checkTotp(secret: string, code: string, lastStep: number, nowMs: number): CodeCheck {
  const off = appOf(secret).validate({ token: code, timestamp: nowMs, window: TOTP_HINT_STEPS });
  if (off === null) return { kind: "wrong" };
  if (Math.abs(off) > TOTP_STEPS_AROUND) return { kind: "clock" };
  const step = stepAt(nowMs) + off;
  return step > lastStep ? { kind: "right", step } : { kind: "used" };
}

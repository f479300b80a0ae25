/** Recovery codes: eighty random bits each, in letters and digits that nobody mistakes for one another. */
import { sha256Hex } from "#app/platform/ids.ts";
import { RECOVERY_CODES } from "../limits.ts";

/** Crockford's base32: no I, L, O, U. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** As they are shown, in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const random = crypto.getRandomValues(new Uint8Array(LENGTH));
    const letters = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join("");
    return (letters.match(/.{4}/g) ?? []).join("-");
  });

/** What somebody typed, as it was shown but for groups and case; null for what can be none. */
export function parseRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return letters.length === LENGTH && [...letters].every((one) => LETTERS.includes(one)) ? letters : null;
}

/** How one is kept. The account stands in it: one table of hashes would not fit two. */
export const hashRecoveryCode = (userId: string, code: string): Promise<string> =>
  sha256Hex(`${userId} ${code.replaceAll("-", "")}`);

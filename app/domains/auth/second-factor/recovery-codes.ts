/** Recovery codes: eighty random bits each, in letters and digits that are hard to confuse. */
import { sha256Hex } from "#app/platform/ids.ts";
import { RECOVERY_CODES } from "../limits.ts";

/** Crockford's base32: no I, L, O, U. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** New codes as they are shown, in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const random = crypto.getRandomValues(new Uint8Array(LENGTH));
    const letters = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join("");
    return (letters.match(/.{4}/g) ?? []).join("-");
  });

/** What someone typed, without grouping and in upper case; null when it can't be a recovery code. */
export function parseRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return letters.length === LENGTH && [...letters].every((one) => LETTERS.includes(one)) ? letters : null;
}

/**
 * The stored hash of a code. It includes the account, so that a table of hashes for one account is useless for
 * another.
 */
export const hashRecoveryCode = (userId: string, code: string): Promise<string> =>
  sha256Hex(`${userId} ${code.replaceAll("-", "")}`);

/** Rules of claims. Pure. */
import { isSamePerson, plainName } from "#app/domains/accounts/policy.ts";
import type { ClaimStatus, Proof } from "./types.ts";

/** Letters and digits without look-alikes. */
const CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 8;

/** A new code, `K7QM-3XTW`: one of 31⁸, all equally likely. */
export function newCode(): string {
  let code = "";
  while (code.length < CODE_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(CODE_LENGTH))) {
      // Bytes past the last multiple would make the first characters likelier.
      const fair = byte < 256 - (256 % CODE_SIGNS.length);
      if (fair && code.length < CODE_LENGTH) code += CODE_SIGNS[byte % CODE_SIGNS.length] ?? "";
    }
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A code as it was sent, however it was typed; null for text that can't be one. */
export function parseCode(text: unknown): string | null {
  if (typeof text !== "string" || text.length > 40) return null;
  const signs = text.toUpperCase().replace(/[\s-]/g, "");
  const isCode = signs.length === CODE_LENGTH && [...signs].every((sign) => CODE_SIGNS.includes(sign));
  return isCode ? `${signs.slice(0, 4)}-${signs.slice(4)}` : null;
}

type Names = { firstName: string; lastName: string };

/** What the register says about the NPN of a claim. */
export type RegisterFacts = Names & {
  licensed: boolean;
  registerEmail: string | null;
  held: boolean;
  notListed: boolean;
};

export type ClaimProblem =
  | "unknown"
  | "not-listed"
  | "other-name"
  | "no-license"
  | "no-register-email"
  | "held";

/**
 * Why a claim can't be opened this way; null when it can. A code needs a record with the same name, a license, and an
 * address. A document is read by a person, who can see why a name differs, and lists somebody again who asked not to be.
 */
export function claimProblem(
  account: Names,
  facts: RegisterFacts | null,
  { way, contest }: { way: Proof; contest: boolean },
): ClaimProblem | null {
  if (facts === null) return "unknown";
  if (way === "code") {
    if (facts.notListed) return "not-listed";
    if (!isSamePerson(account, facts)) return "other-name";
    if (!facts.licensed) return "no-license";
    if (facts.registerEmail === null) return "no-register-email";
  }
  return facts.held && !contest ? "held" : null;
}

/** Whether the claim still waits for its code. */
export const waitsForCode = ({
  status,
  way,
  codeProvenAt,
}: {
  status: ClaimStatus;
  way: Proof;
  codeProvenAt: number | null;
}): boolean => status === "open" && way === "code" && codeProvenAt === null;

const NICKNAME_LETTERS = 3;

/** Whether two names may well be one person's: the same last name, and first names that begin alike, as Rob and Robert do. */
export function isSimilarName(one: Names, other: Names): boolean {
  if (plainName(one.lastName) !== plainName(other.lastName)) return false;
  const [first, second] = [one, other].map(({ firstName }) => plainName(firstName).split(" ")[0] ?? "");
  const letters = Math.min(first?.length ?? 0, second?.length ?? 0, NICKNAME_LETTERS);
  return letters > 0 && first?.slice(0, letters) === second?.slice(0, letters);
}

/** Words and forms of an agent's verification. */
import { site } from "#app/platform/site.ts";

/** Domain facts: digits, up to ten, no leading zero. Null for anything else. */
export function parseNpn(value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  return /^[1-9]\d{0,9}$/.test(text) ? text : null;
}

const write = `Write to ${site.supportEmail} with a copy of your licence, and a person looks.`;

/** What to say beside the NPN when it did not verify, and what to do then. */
export function verificationProblem(
  outcome: "confirm-email" | "unknown" | "no-licence" | "other-name" | "claimed",
): string {
  return {
    "confirm-email": "Confirm your address first: press the link in the mail.",
    unknown: `This NPN is not in the register. ${write}`,
    "no-licence": `There is no licence on file for this NPN. ${write}`,
    "other-name": `This NPN stands under another name than your account's. Mend your name in Settings, or: ${write}`,
    claimed: `Another account holds this NPN. ${write}`,
  }[outcome];
}

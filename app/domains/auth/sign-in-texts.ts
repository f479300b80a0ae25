/** Texts of specification §5 and §8, to the letter. */
import { type PlainMessage, t, tn } from "#app/text/text.ts";
import { LOCKOUT_MINUTES } from "./limits.ts";

/** The specification's "N attempts remaining", which is one attempt where N is 1. */
export const invalidCredentials = (remaining: number) =>
  tn(
    remaining,
    "Invalid credentials. {n} attempt remaining.",
    "Invalid credentials. {n} attempts remaining.",
  );
export const LOCKED = {
  title: "Account Temporarily Locked",
  text: `Too many failed attempts. Please try again in ${LOCKOUT_MINUTES} minutes.`,
} as const;
export const locked = () => ({ title: t(LOCKED.title), text: t(LOCKED.text) });
/** The same for a field's error. */
export const lockedSentence = () => `${t(LOCKED.title)}. ${t(LOCKED.text)}`;
export const SIGN_UP_FAILED = "Signup failed. Please try again." satisfies PlainMessage;
export const EMAIL_TAKEN =
  "This email already has an account. Please sign in or reset your password." satisfies PlainMessage;
export const SIGNED_OUT = { title: "Signed out", text: "You have successfully signed out." } as const;
export const SIGNED_OUT_ALREADY = { title: "Signed out", text: "You have been signed out." } as const;
export const SIGN_OUT_FAILED = {
  title: "Error signing out",
  text: "Could not sign out. Please try again.",
} as const;

/** What people send to sign up, sign in and recover, read at the edge. Passwords are never sent back. */
import { z } from "zod";
import { isCommonPassword } from "./common-passwords.ts";
import {
  EMAIL_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN_CHARACTERS,
} from "./limits.ts";

/** Roles that a person may choose for themselves. */
export const SIGN_UP_ROLES = [
  "customer",
  "agent",
  "agency",
  "fmo",
  "carrier",
  "agency_executive",
  "fmo_executive",
  "carrier_executive",
] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** Control characters: nothing that a person types has them, and some stores end a text at NUL. */
const CONTROL = /\p{Cc}/u;

/** How an address is kept and compared: specification §5, plus one form for each letter. */
export const normalizeEmail = (email: string): string => email.trim().normalize("NFC").toLowerCase();

const text = (required: string, most: number, tooLong: string) =>
  z
    .string({ error: required })
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(most, tooLong)
        .refine((value) => !CONTROL.test(value), "Remove the characters that cannot be seen."),
    );

export const Email = z
  .string({ error: "Email is required" })
  .transform(normalizeEmail)
  .pipe(
    z
      .string()
      .min(1, "Email is required")
      .max(EMAIL_MAX_CHARACTERS, "Invalid email address")
      .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, "Invalid email address"),
  );

const bytesOf = (value: string) => new TextEncoder().encode(value).length;

export const NewPassword = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .refine((value) => [...value].length >= PASSWORD_MIN_CHARACTERS, {
    message: `Use at least ${PASSWORD_MIN_CHARACTERS} characters.`,
  })
  .refine((value) => value.length <= PASSWORD_MAX_BYTES && bytesOf(value) <= PASSWORD_MAX_BYTES, {
    message: "Use a shorter password: at most 1,024 bytes.",
  })
  .refine((value) => !value.includes("\0"), { message: "Remove the characters that cannot be seen." })
  .refine((value) => !isCommonPassword(value), {
    message: "This is one of the passwords that are guessed first. Choose another.",
  });

const firstName = text("First name is required", NAME_MAX_CHARACTERS, "Use at most 80 characters.");
const lastName = text("Last name is required", NAME_MAX_CHARACTERS, "Use at most 80 characters.");

export const SignUpInput = z.object({
  email: Email,
  password: NewPassword,
  firstName,
  lastName,
  role: z.enum(SIGN_UP_ROLES, { error: "Choose what you sign up as." }).default("customer"),
  organizationName: text("Organisation name is required", 120, "Use at most 120 characters.").optional(),
});
export type SignUp = z.infer<typeof SignUpInput>;

export const NameInput = z.object({ firstName, lastName });

/** Nothing is said about a password's form at sign-in; one that could not be stored is simply wrong. */
export const SignInInput = z.object({
  email: Email,
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .transform((value) => (value.length > PASSWORD_MAX_BYTES ? "" : value)),
});

export const EmailInput = z.object({ email: Email });
export const ResetInput = z.object({ token: z.string().min(1).max(200), password: NewPassword });

export type FieldErrors = Readonly<Record<string, string>>;

/** One message a field, the first that is wrong with it. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? "form")] ??= issue.message;
  return errors;
}

/** What people send to sign up, sign in and recover, read at the edge. Passwords are never sent back. */
import { z } from "zod";
import { Email, FirstName, LastName, plainText } from "#app/platform/inputs.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from "./limits.ts";

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
  })
  .describe(
    `At least ${PASSWORD_MIN_CHARACTERS} characters, at most ${PASSWORD_MAX_BYTES.toLocaleString("en-US")} bytes, and not one of the commonest.`,
  );

export const OrganizationName = plainText(
  "Organisation name is required",
  120,
  "Use at most 120 characters.",
);

export const SignUpInput = z.object({
  email: Email,
  password: NewPassword,
  firstName: FirstName,
  lastName: LastName,
  role: z.enum(SIGN_UP_ROLES, { error: "Choose what you sign up as." }).default("customer"),
  organizationName: OrganizationName.optional(),
});
export type SignUp = z.infer<typeof SignUpInput>;

export const NameInput = z.object({ firstName: FirstName, lastName: LastName });

/** Nothing is said about the form of a password that is compared; one that could not be stored is simply wrong. */
export const CurrentPassword = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .transform((value) => (value.length > PASSWORD_MAX_BYTES ? "" : value));

export const SignInInput = z.object({ email: Email, password: CurrentPassword });

/** A mailed link's token, and the password of its account where no session of it is there. */
export const ConfirmInput = z.object({
  token: z.string().min(1).max(200),
  password: CurrentPassword.optional(),
});

export const ResetInput = z.object({ token: z.string().min(1).max(200), password: NewPassword });

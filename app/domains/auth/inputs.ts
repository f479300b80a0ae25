/** The forms to sign up, sign in, and recover an account. Passwords are never sent back. */
import * as z from "zod";
import {
  controlHints,
  EmailAddress,
  FirstName,
  LastName,
  normalizeEmail,
  OrganizationName,
  ownNameIn,
} from "#app/platform/forms/inputs.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { PLAN_ENDS } from "#db/lists.ts";
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from "./limits.ts";
import { isCommonPassword } from "./passwords/common-passwords.ts";

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
  .string({ error: () => t("Password is required") })
  .min(1, { error: () => t("Password is required") })
  .min(PASSWORD_MIN_CHARACTERS, {
    error: () => t("Use at least {n} characters.", { n: PASSWORD_MIN_CHARACTERS }),
    abort: true,
  })
  .refine((value) => [...value].length >= PASSWORD_MIN_CHARACTERS, {
    error: () => t("Use at least {n} characters.", { n: PASSWORD_MIN_CHARACTERS }),
  })
  .refine((value) => value.length <= PASSWORD_MAX_BYTES && bytesOf(value) <= PASSWORD_MAX_BYTES, {
    error: () => t("Use a shorter password: at most 1,024 bytes."),
  })
  .refine((value) => !value.includes("\0"), { error: () => t("Remove the invisible characters.") })
  .refine((value) => !isCommonPassword(value), {
    error: () => t("This is one of the first passwords people guess. Choose another."),
  })
  .describe(
    `At least ${PASSWORD_MIN_CHARACTERS} characters, at most ${PASSWORD_MAX_BYTES.toLocaleString("en-US")} bytes, and not one of the most common.`,
  )
  .register(controlHints, { type: "password", autoComplete: "new-password", secret: true });

const NewAccount = { firstName: FirstName, lastName: LastName, email: EmailAddress, password: NewPassword };
const ownFullName = ownNameIn("firstName", "lastName");
const roleAmong = <const Roles extends readonly SignUpRole[]>(roles: Roles) =>
  z.enum(roles, { error: () => t("Choose an account type.") });

/** What a call may contain (`/api/orchestrated-signup`); the sign-up pages ask for less. In the order of a form. */
export const SignUpInput = z
  .object({
    role: roleAmong(SIGN_UP_ROLES).default("customer"),
    organizationName: OrganizationName.optional(),
    ...NewAccount,
  })
  .superRefine(ownFullName);
export type SignUp = z.infer<typeof SignUpInput>;

export const PersonSignUpInput = z
  .object({
    role: roleAmong(["customer", "agent"]).default("customer"),
    ...NewAccount,
  })
  .superRefine(ownFullName);
export const ExecutiveSignUpInput = z
  .object({
    role: roleAmong(["agency_executive", "fmo_executive", "carrier_executive"]),
    ...NewAccount,
  })
  .superRefine(ownFullName);
export const OrganizationSignUpInput = z
  .object({ organizationName: OrganizationName, ...NewAccount })
  .superRefine(ownFullName);

export const NameInput = z.object({ firstName: FirstName, lastName: LastName }).superRefine(ownFullName);

/** A password to compare has no rules; one that could not be stored is simply wrong. */
const currentPassword = (required: PlainMessage) =>
  z
    .string({ error: () => t(required) })
    .min(1, { error: () => t(required) })
    .overwrite((value) => (value.length > PASSWORD_MAX_BYTES ? "" : value))
    .register(controlHints, { type: "password", autoComplete: "current-password", secret: true });
export const CurrentPassword = currentPassword("Password is required");

export const PasswordInput = z.object({
  presentPassword: currentPassword("Current password is required"),
  newPassword: NewPassword,
});

export const confirmDeleting = () => t("Enter your account’s email address to delete it.");
/** The code that knows the account checks that this is its address. */
export const DeleteInput = z.object({
  confirm: z
    .string({ error: confirmDeleting })
    .overwrite(normalizeEmail)
    .min(1, { error: confirmDeleting })
    .register(controlHints, { type: "email", autoComplete: "off" }),
  /** Asked when a plan is running: what was paid for isn't cut off unless the payer says so. */
  planEnd: z.enum(PLAN_ENDS, { error: () => t("Choose when the plan ends.") }).default("period-end"),
  password: CurrentPassword,
});

export const SignInInput = z.object({ email: EmailAddress, password: CurrentPassword });

const LinkToken = z
  .string({ error: () => t("This link is incomplete. Open it again from the email.") })
  .max(200, { error: () => t("This link is incomplete. Open it again from the email.") })
  .register(controlHints, { secret: true });

/** An emailed link's token, and the password of its account when there is no session. */
export const ConfirmInput = z.object({
  token: LinkToken,
  password: CurrentPassword.optional(),
});

export const ResetInput = z.object({ token: LinkToken, password: NewPassword });

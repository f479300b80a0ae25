/** Fields that more than one form has, read at the edge. */
import { z } from "zod";

const NAME_MAX_CHARACTERS = 80;
/** RFC 5321: what fits in a mail's path. */
const EMAIL_MAX_CHARACTERS = 254;

/** Control characters: nothing that a person types has them, and some stores end a text at NUL. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** How an address is kept and compared: specification §5, plus one form for each letter. */
export const normalizeEmail = (email: string): string => email.trim().normalize("NFC").toLowerCase();

/** One line of text as people type it: trimmed, with an end, without what cannot be seen. */
export const plainText = (required: string, most: number, tooLong: string) =>
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

/** Everything that cannot be seen except line breaks and tabs. */
const UNSEEN = /[^\P{Cc}\n\r\t]|\p{Cs}/u;
const charactersOf = (value: string) => [...value].length;

/** Several lines: trimmed, one kind of line break, without what cannot be seen. */
export const longText = (
  required: string,
  least: number,
  tooShort: string,
  most: number,
  tooLong = `Use at most ${most.toLocaleString("en-US")} characters.`,
) =>
  z
    .string({ error: required })
    .transform((value) => value.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .refine((value) => charactersOf(value) >= least, tooShort)
        .refine((value) => value.length <= most * 2 && charactersOf(value) <= most, tooLong)
        .refine((value) => !UNSEEN.test(value), "Remove the characters that cannot be seen."),
    )
    .describe(`From ${least} to ${most.toLocaleString("en-US")} characters.`);

/** Something@something (specification §5), without what a mail provider could read as two addresses or as a name. */
const ADDRESS = /^[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"＠]+@[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"＠]+$/u;

export const Email = z
  .string({ error: "Email is required" })
  .transform(normalizeEmail)
  .pipe(
    z
      .string()
      .min(1, "Email is required")
      .max(EMAIL_MAX_CHARACTERS, "Invalid email address")
      .regex(ADDRESS, "Invalid email address"),
  );

export const EmailInput = z.object({ email: Email });

/** Names stand in subjects of letters that we send: nothing that hides, turns or leads somewhere. */
const UNLIKE_A_NAME = /[\p{Bidi_Control}\u200b\u2060\ufeff]|:\/\//u;
const name = (required: string) =>
  plainText(required, NAME_MAX_CHARACTERS, "Use at most 80 characters.").refine(
    (typed) => !UNLIKE_A_NAME.test(typed),
    "Use letters, as in a name.",
  );

export const FirstName = name("First name is required");
export const LastName = name("Last name is required");

export type FieldErrors = Readonly<Record<string, string>>;

/** One message a field, the first that is wrong with it. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? "form")] ??= issue.message;
  return errors;
}

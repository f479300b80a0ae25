/** Fields that more than one form has, read at the edge. */
import * as z from "zod";
import { PUBLIC_PHONE, parsePublicPhone } from "#app/platform/contact-data/phone.ts";
import { site } from "#app/platform/site.ts";
import { t } from "#app/text/text.ts";
import { type NameOf, nameProblem } from "./claimed-names.ts";

const NAME_MAX_CHARACTERS = 80;
/** RFC 5321: what fits in a mail's path. */
const EMAIL_MAX_CHARACTERS = 254;

/** Control characters: nothing that a person types has them, and some stores end a text at NUL. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** How an address is stored and compared: specification §5, plus one form for each letter. */
export const normalizeEmail = (email: string): string => email.trim().normalize("NFC").toLowerCase();

/** What a schema can't express about the control that a person fills in. */
export type ControlHints = {
  type?: "email" | "tel" | "password" | "date" | "month" | "time" | "hidden";
  autoComplete?: string;
  inputMode?: "numeric" | "tel" | "email";
  /** For a control that accepts more spellings than are stored. */
  pattern?: string;
  /** Characters as people count them, where a letter may take more than one unit. */
  maxLength?: number;
  /** Never sent back. */
  secret?: true;
};
/** By the field's schema itself, before `optional()` or `default()` is put around it. */
export const controlHints = z.registry<ControlHints>();

/** In English, as the catalog has it, or made when it is shown. */
type Said = string | (() => string);

/** One line of text as people type it: trimmed, with an end, without what cannot be seen. */
export const plainText = (required: Said, most: number, tooLong: Said) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .max(most, { error: tooLong })
    .refine((value) => !CONTROL.test(value), "Remove the invisible characters.");

/** Everything that cannot be seen except line breaks and tabs. */
const UNSEEN = /[^\P{Cc}\n\r\t]|\p{Cs}/u;
const charactersOf = (value: string) => [...value].length;

/** Several lines: trimmed, one kind of line break, without what cannot be seen. */
export const longText = (required: string, least: number, tooShort: string, most: number, tooLong?: string) =>
  z
    .string({ error: required })
    .overwrite((value) => value.replace(/\r\n?/g, "\n").trim())
    .min(1, { error: required, abort: true })
    .min(least, { error: tooShort, abort: true })
    // A letter may take two units of length: a text of many such letters still gets its full count.
    .refine((value) => charactersOf(value) >= least, tooShort)
    .refine((value) => value.length <= most * 2 && charactersOf(value) <= most, {
      error: () => tooLong ?? t("Use at most {most} characters.", { most }),
    })
    .refine((value) => !UNSEEN.test(value), "Remove the invisible characters.")
    .describe(`Use ${least} to ${most.toLocaleString("en-US")} characters.`)
    .register(controlHints, { maxLength: most });

/** What a mail provider could read as two addresses, as a name, or not at all; a dot has its place below. */
const UNFIT = String.raw`\s@.\p{Cc}\p{Cf}<>\(\)\[\]\\,;:"＠`;
/** Letters and digits of any alphabet, with hyphens between them. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?`;
/** The last part of a domain isn't a number and is at least two letters. */
const LAST_LABEL = String.raw`\p{L}[\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}]`;
/**
 * Something@something (specification §5) that an email can be sent to: single dots between the parts of both sides, and
 * at least one in the domain. Domains of any alphabet are taken.
 */
const ADDRESS = new RegExp(String.raw`^[^${UNFIT}]+(?:\.[^${UNFIT}]+)*@(?:${LABEL}\.)+${LAST_LABEL}$`, "v");

export const EmailAddress = z
  .string({ error: "Email is required" })
  .overwrite(normalizeEmail)
  .min(1, { error: "Email is required", abort: true })
  .max(EMAIL_MAX_CHARACTERS, { error: "Invalid email address", abort: true })
  .regex(ADDRESS, "Invalid email address")
  .register(controlHints, { type: "email", autoComplete: "email", inputMode: "email" });

const TELL_US: Readonly<Record<NameOf, () => string>> = {
  person: () =>
    t("This name looks like one of our team’s. Use your own, or email {email} if it is yours.", {
      email: site.supportEmail,
    }),
  organization: () =>
    t("This name looks like ours. Use your organization’s own, or email {email} if it is yours.", {
      email: site.supportEmail,
    }),
  label: () => t("This looks like one of our names. Use your own words."),
};

/** A text that people read as a name: it claims to be no one else's, and mixes no alphabets to look like another. */
export const ownName = <Text extends z.ZodString>(text: Text, of: NameOf) =>
  text
    .refine((typed) => nameProblem(typed, of) !== "claims", { error: TELL_US[of] })
    .refine((typed) => nameProblem(typed, of) !== "mixed", {
      error: () => t("Use letters of one alphabet within a word."),
    });

/** For a form with two fields for a name: together they must not be one of ours either, such as "Fair" and "Lead". */
export const ownNameIn =
  <Fields extends Readonly<Record<First | Last, string>>, First extends string, Last extends string>(
    first: First,
    last: Last,
  ) =>
  (fields: Fields, issues: z.RefinementCtx): void => {
    if (nameProblem(`${fields[first]} ${fields[last]}`, "label") === "claims")
      issues.addIssue({ code: "custom", path: [last], message: TELL_US.person() });
  };

export const OrganizationName = ownName(
  plainText("Organization name is required", 120, "Use at most 120 characters."),
  "organization",
).register(controlHints, { autoComplete: "organization" });

/** What browsers fill in may be ZIP+4: the first five digits are taken. */
export const ZipCode = z
  .string({ error: "ZIP code is required" })
  .trim()
  .min(1, { error: "ZIP code is required", abort: true })
  .overwrite((typed) => typed.replace(/^(\d{5})[- ]?\d{4}$/, "$1"))
  .regex(/^\d{5}$/, "Enter a five-digit ZIP code")
  .register(controlHints, {
    autoComplete: "postal-code",
    inputMode: "numeric",
    pattern: "\\s*\\d{5}([\\- ]?\\d{4})?\\s*",
  });

const NPN_DIGITS = 10;
const NO_NPN = "An NPN has up to ten digits and doesn’t begin with 0.";

/** National Producer Number: digits, up to ten, no leading zero (domain "Licenses"). */
export const Npn = z
  .string({ error: NO_NPN })
  .trim()
  .max(NPN_DIGITS, NO_NPN)
  .regex(/^[1-9]\d*$/, NO_NPN)
  .register(controlHints, { inputMode: "numeric" });

/**
 * Stored as E.164, with its extension if it has one; a number that isn't American includes its country code.
 * `missing` is the sentence for an empty field.
 */
export const publicPhone = (missing?: string) =>
  z
    .string(missing)
    .max(60, { error: "Please enter a valid phone number", abort: true })
    .overwrite((typed) => parsePublicPhone(typed) ?? typed)
    .refine(
      (phone) => PUBLIC_PHONE.test(phone),
      "Enter a US number, or one that begins with + and its country.",
    )
    .register(controlHints, { type: "tel", autoComplete: "tel", inputMode: "tel", maxLength: 60 });
export const PublicPhone = publicPhone();

const NO_SITE = "Enter a web address, such as www.example.com.";
const SITE_MAX_CHARACTERS = 200;

/** For a person's own site: http or https only; without either it becomes https. */
export const Website = z
  .string()
  .trim()
  .max(SITE_MAX_CHARACTERS, NO_SITE)
  .overwrite((typed) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((address) => {
    const url = URL.parse(address);
    return (
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      /^[^.]+(\.[^.]+)+$/.test(url.hostname) &&
      url.username === "" &&
      url.password === ""
    );
  }, NO_SITE)
  .register(controlHints, { autoComplete: "url", maxLength: SITE_MAX_CHARACTERS });

export const EmailInput = z.object({ email: EmailAddress });

/** Names appear in subjects of emails that we send: no hidden characters, no direction changes, no links. */
const UNLIKE_A_NAME = /[\p{Bidi_Control}\u200b\u2060\ufeff]|:\/\//u;
/** Of a person, in one field of a form. */
export const personName = (required: string, autoComplete: string, most = NAME_MAX_CHARACTERS) =>
  ownName(
    plainText(required, most, `Use at most ${most} characters.`).refine(
      (typed) => !UNLIKE_A_NAME.test(typed),
      "Use letters, as in a name.",
    ),
    "person",
  ).register(controlHints, { autoComplete });

export const FirstName = personName("First name is required", "given-name");
export const LastName = personName("Last name is required", "family-name");

/** The forms of leads. */
import * as z from "zod";
import { barePhone, phoneE164 } from "#app/platform/contact-data/phone.ts";
import {
  controlHints,
  EmailAddress,
  FirstName,
  LastName,
  longText,
  ownNameIn,
  plainText,
  ZipCode,
} from "#app/platform/forms/inputs.ts";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { t } from "#app/text/text.ts";
import { LANGUAGES, LEAD_SOURCES, LEAD_STATES } from "#db/lists.ts";
import type { ConsentChannel } from "./consents/consent-texts.ts";
import {
  ANSWER_MAX_CHARACTERS,
  FIND_MAX_CHARACTERS,
  NEXT_STEP_MAX_CHARACTERS,
  NOTE_MAX_CHARACTERS,
  REPLY_MAX_CHARACTERS,
} from "./limits.ts";
import { QUOTE_QUESTIONS, type QuoteQuestion, type QuoteType } from "./requests/quote-questions.ts";

/** A key made by the page: the same form sent twice makes one lead. */
const Key = z
  .uuid({ error: "Reload the page, then send it again." })
  .register(controlHints, { type: "hidden" });

/** Optional text. Control characters except line breaks are removed. */
const freeText = (most: number) =>
  z
    .string()
    .overwrite((value) =>
      value
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]/gu, "")
        .trim(),
    )
    .refine((value) => [...value].length <= most, {
      error: () => t("Use at most {most} characters.", { most }),
    })
    .register(controlHints, { maxLength: most })
    .default("");

const Phone = z
  .string()
  .overwrite(barePhone)
  .refine((digits) => digits === "" || phoneE164(digits) !== null, "Please enter a valid phone number")
  .register(controlHints, { type: "tel", autoComplete: "tel" })
  .optional()
  .transform((digits = "") => phoneE164(digits));

/** How a person may be contacted. All are optional. */
const Channels = {
  allow_phone: z.boolean().default(false),
  allow_text: z.boolean().default(false),
  allow_email: z.boolean().default(false),
};
type Allowed = Readonly<Record<keyof typeof Channels, boolean>>;

/** The language in which the page showed the consent texts. */
const Wording = z.enum(LANGUAGES).optional().catch(undefined);

/** The checked channels. */
export const channelsOf = ({ allow_phone, allow_text, allow_email }: Allowed): ConsentChannel[] => [
  ...(allow_phone ? (["phone"] as const) : []),
  ...(allow_text ? (["text"] as const) : []),
  ...(allow_email ? (["email"] as const) : []),
];

/** An error when calls or texts are allowed without a phone number. */
export const phoneErrors = (sent: Allowed & { phone: string | null }): Record<string, string> =>
  (sent.allow_phone || sent.allow_text) && sent.phone === null
    ? { phone: "Enter your phone number, or don’t allow calls and texts" }
    : {};

function answerOf({ label, options }: QuoteQuestion): z.ZodType<string, string> {
  const missing = () => t("Answer “{question}”", { question: t(label) });
  return options === undefined
    ? plainText(missing, ANSWER_MAX_CHARACTERS, () =>
        t("Use at most {most} characters.", { most: ANSWER_MAX_CHARACTERS }),
      )
    : z
        .string({ error: missing })
        .min(1, { error: missing, abort: true })
        .refine((answer) => options.some((one) => one === answer), { error: missing });
}

/** In the form's order, so that errors are listed in it. */
function memberInput(type: QuoteType) {
  const [first, second, third, fourth] = QUOTE_QUESTIONS[type];
  return z.object({
    key: Key,
    zip: ZipCode,
    answer1: answerOf(first),
    answer2: answerOf(second),
    answer3: answerOf(third),
    answer4: answerOf(fourth),
    answer5: freeText(NOTE_MAX_CHARACTERS),
    phone: Phone,
    ...Channels,
    wording: Wording,
  });
}

function guestInput(type: QuoteType) {
  const { phone, allow_phone, allow_text, allow_email, wording, ...first } = memberInput(type).shape;
  return z
    .object({
      ...first,
      firstName: FirstName,
      lastName: LastName,
      email: EmailAddress,
      phone,
      allow_phone,
      allow_text,
      allow_email,
      wording,
    })
    .superRefine(ownNameIn("firstName", "lastName"));
}

/** For people with a confirmed account, who need no name and address, and for everyone else. */
export const MemberQuoteInput = {
  home: memberInput("home"),
  auto: memberInput("auto"),
  life: memberInput("life"),
  health: memberInput("health"),
  business: memberInput("business"),
} satisfies Record<QuoteType, unknown>;
export const GuestQuoteInput = {
  home: guestInput("home"),
  auto: guestInput("auto"),
  life: guestInput("life"),
  health: guestInput("health"),
  business: guestInput("business"),
} satisfies Record<QuoteType, unknown>;

export type MemberQuote = z.output<ReturnType<typeof memberInput>>;
export type GuestQuote = z.output<ReturnType<typeof guestInput>>;
export type QuoteFieldName = keyof z.input<ReturnType<typeof guestInput>>;

export const CaptureInput = z
  .object({
    key: Key,
    firstName: FirstName,
    lastName: LastName,
    email: EmailAddress,
    note: freeText(NOTE_MAX_CHARACTERS),
    phone: Phone,
    ...Channels,
    wording: Wording,
  })
  .superRefine(ownNameIn("firstName", "lastName"));
export type Capture = z.output<typeof CaptureInput>;

export const StateInput = z.object({ state: z.enum(LEAD_STATES, { error: "Choose a status." }) });
export const NoteInput = z.object({
  note: longText("Write a note first", 1, "Write a note first", NOTE_MAX_CHARACTERS),
});
export const ReplyInput = z.object({
  key: Key,
  reply: longText("Write a reply first", 1, "Write a reply first", REPLY_MAX_CHARACTERS),
});
const NO_DAY = "Choose a day.";
export const NextStepInput = z.object({
  nextStep: z
    .string()
    .trim()
    .max(NEXT_STEP_MAX_CHARACTERS, `Use at most ${NEXT_STEP_MAX_CHARACTERS} characters.`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), "Remove the invisible characters.")
    .default(""),
  nextStepOn: z
    .union([z.literal(""), z.iso.date({ error: NO_DAY })])
    .register(controlHints, { type: "date" })
    .refine((day) => day === "" || /^20\d\d-/.test(day), NO_DAY)
    .default(""),
});

/** The list's filters from the address; unknown values are ignored. */
export const LeadFilterInput = z.object({
  state: z.enum(LEAD_STATES).optional().catch(undefined),
  source: z.enum(LEAD_SOURCES).optional().catch(undefined),
  find: z
    .string()
    .optional()
    .catch(undefined)
    .transform((typed) => typed?.trim().slice(0, FIND_MAX_CHARACTERS) || undefined),
  /** Received in the seven days from this one, UTC. */
  week: z.iso.date().optional().catch(undefined),
});
export type LeadFilter = z.output<typeof LeadFilterInput>;

/** Newest first. */
export const leadCursor = cursorOf({ leadNo: integerKey() });

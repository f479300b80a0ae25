/** The forms of conversations. */
import * as z from "zod";
import { barePhone, phoneE164 } from "#app/platform/contact-data/phone.ts";
import { controlHints, longText, ZipCode } from "#app/platform/forms/inputs.ts";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { t } from "#app/text/text.ts";
import { MESSAGE_REPORT_REASONS } from "#db/lists.ts";
import { BODY_MAX_CHARACTERS, NOTE_MAX_CHARACTERS, TOGETHER_MOST } from "./limits.ts";

/** Chosen by the sender: the same key sent twice is one message. */
const Key = z
  .uuid({ error: "Reload the page, then send it again." })
  .register(controlHints, { type: "hidden" });
const Body = longText("Write a message first", 1, "Write a message first", BODY_MAX_CHARACTERS);

export const SendInput = z.object({ key: Key, body: Body });
export type Send = z.infer<typeof SendInput>;

/** The body of `POST /api/messages` with one message, or with several, oldest first. */
export const SendCall = SendInput.extend({ thread: z.uuid() });
export const SendCalls = z.object({
  thread: z.uuid(),
  messages: z
    .array(SendInput)
    .min(1, "Send at least one message.")
    .max(TOGETHER_MOST, `Send at most ${TOGETHER_MOST} messages at once.`)
    .refine(
      (sends) => new Set(sends.map(({ key }) => key)).size === sends.length,
      "Each key is one message.",
    ),
});
export const SendBody = z.union([SendCall, SendCalls]);
export type Sends = z.infer<typeof SendBody>;

/** In the form's order, so that errors are listed in it. */
export const StartInput = z.object({
  key: Key,
  zip: ZipCode,
  body: Body,
});
export type Start = z.infer<typeof StartInput>;

export const RevealInput = z.object({
  phone: z
    .string()
    .overwrite(barePhone)
    .refine((digits) => digits === "" || phoneE164(digits) !== null, "Please enter a valid phone number")
    .register(controlHints, { type: "tel", autoComplete: "tel" })
    .optional()
    .transform((digits = "") => phoneE164(digits)),
});

/** A form with only a button. */
export const NoFields = z.object({});

const CHOOSE_MESSAGE = "Choose a message.";
export const MessageReportInput = z.object({
  message: z
    .string({ error: CHOOSE_MESSAGE })
    .regex(/^[1-9]\d{0,8}$/, CHOOSE_MESSAGE)
    .transform(Number),
  reason: z.enum(MESSAGE_REPORT_REASONS, { error: "Choose a reason." }),
  note: z
    .string()
    .overwrite((note) => note.replace(/[^\P{C}\n]/gu, ""))
    .refine((note) => [...note].length <= NOTE_MAX_CHARACTERS, {
      error: () => t("Use at most {most} characters.", { most: NOTE_MAX_CHARACTERS }),
    })
    .register(controlHints, { maxLength: NOTE_MAX_CHARACTERS })
    .default(""),
  block: z.boolean().default(false),
});
export type MessageReport = z.infer<typeof MessageReportInput>;

export type ThreadCursor = { lastMessageAt: number; threadNo: number };
export const threadCursor = cursorOf<ThreadCursor>({ lastMessageAt: integerKey(), threadNo: integerKey() });

/** A message's number in an address. */
export const parseMessageNo = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;

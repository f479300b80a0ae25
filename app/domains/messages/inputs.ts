/** What people send in conversations, parsed at the edge. */
import { z } from "zod";
import { cursorOf, wholeKey } from "#app/platform/cursor.ts";
import { cutText } from "#app/platform/cut-text.ts";
import { longText } from "#app/platform/inputs.ts";
import { phoneE164 } from "#app/platform/phone.ts";
import { MESSAGE_REPORT_REASONS } from "#db/lists.ts";
import { BODY_MAX_CHARACTERS, NOTE_MAX_CHARACTERS } from "./limits.ts";

/** Chosen by the sender: the same one sent twice is one message. */
const Key = z.uuid({ error: "Load the page again, then send it." });
const Body = longText("Write a message first", 1, "Write a message first", BODY_MAX_CHARACTERS);

export const SendInput = z.object({ key: Key, body: Body });
export type Send = z.infer<typeof SendInput>;

/** The body of `POST /api/messages`. */
export const SendCall = SendInput.extend({ thread: z.uuid() });

/** In the order of the form, so that what is wrong is told in it. */
export const StartInput = z.object({
  key: Key,
  zip: z
    .string({ error: "ZIP code is required" })
    .trim()
    .regex(/^\d{5}$/, "Enter a ZIP code of five digits"),
  body: Body,
});
export type Start = z.infer<typeof StartInput>;

export const RevealInput = z.object({
  phone: z
    .string()
    .optional()
    .transform((typed) => (typed ?? "").replace(/[\s().-]/g, ""))
    .refine((digits) => digits === "" || phoneE164(digits) !== null, "Please enter a valid phone number")
    .transform((digits) => (digits === "" ? null : phoneE164(digits))),
});

export const MessageReportInput = z.object({
  message: z.coerce.number({ error: "Choose a message." }).int().positive(),
  reason: z.enum(MESSAGE_REPORT_REASONS, { error: "Choose a reason." }),
  note: z
    .string()
    .optional()
    .transform((note) => cutText((note ?? "").replace(/[^\P{C}\n]/gu, ""), NOTE_MAX_CHARACTERS)),
  block: z
    .string()
    .optional()
    .transform((ticked) => ticked === "on"),
});
export type MessageReport = z.infer<typeof MessageReportInput>;

export type ThreadCursor = { lastMessageAt: number; threadNo: number };
export const threadCursor = cursorOf<ThreadCursor>({ lastMessageAt: wholeKey(), threadNo: wholeKey() });

/** The number of a message in an address. */
export const parseMessageNo = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;

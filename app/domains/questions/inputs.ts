/** The forms to ask, answer, and report, with the exact messages of specification §5. */
import * as z from "zod";
import { barePhone, PHONE_CONTROL } from "#app/platform/contact-data/phone.ts";
import type { FieldErrors } from "#app/platform/forms/form-reply.ts";
import {
  controlHints,
  EmailAddress,
  FirstName,
  LastName,
  longText,
  ownNameIn,
  plainText,
} from "#app/platform/forms/inputs.ts";
import { QUESTION_REPORT_REASONS } from "#db/lists.ts";
import {
  ANSWER_MAX_CHARACTERS,
  ANSWER_MIN_CHARACTERS,
  NOTE_MAX_CHARACTERS,
  QUESTION_MAX_CHARACTERS,
  QUESTION_MIN_CHARACTERS,
  ZIP_MAX_CHARACTERS,
} from "./limits.ts";

/** Specification §5: an optional plus, a first digit 1-9, then up to 15 more digits. */
export const PHONE_PATTERN = /^\+?[1-9]\d{0,15}$/;

/** A checkbox, or a boolean from JSON. */
const ticked = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value === true || value === "on" || value === "true" || value === "1");

/** The number's rules once agents may call. */
export const ContactInput = z.object({
  customer_phone: z
    .string({ error: "Phone number is required when allowing contact" })
    .trim()
    .min(1, { error: "Phone number is required when allowing contact", abort: true })
    // In any notation; the control accepts the same.
    .overwrite(barePhone)
    .refine((phone) => PHONE_PATTERN.test(phone), "Please enter a valid phone number")
    .register(controlHints, { type: "tel", autoComplete: "tel", inputMode: "tel", pattern: PHONE_CONTROL }),
});

export const AskInput = z
  .object({
    // In the order of the form, because errors are listed in it.
    question: longText(
      "Question is required",
      QUESTION_MIN_CHARACTERS,
      `Question must be at least ${QUESTION_MIN_CHARACTERS} characters`,
      QUESTION_MAX_CHARACTERS,
    ),
    /** What to do with apparent personal data in public: leave it out, keep it, or not asked yet. */
    personal_data: z.enum(["leave-out", "keep"]).optional().catch(undefined),
    customer_zip_code: plainText(
      "Zip code is required",
      ZIP_MAX_CHARACTERS,
      `Zip code must be at most ${ZIP_MAX_CHARACTERS} characters`,
    ).register(controlHints, { autoComplete: "postal-code", inputMode: "numeric" }),
    insurance_type: plainText("Insurance type is required", 80, "Insurance type is required"),
    customer_first_name: FirstName,
    customer_last_name: LastName,
    customer_email: EmailAddress,
    allow_contact: ticked,
    customer_phone: z
      .string()
      .nullish()
      .transform((value) => value?.trim() ?? "")
      .describe(
        "Required with allow_contact: an optional plus, a first digit 1-9, up to 15 more digits; spaces, dots, dashes and parentheses between them are left out.",
      ),
  })
  .superRefine(ownNameIn("customer_first_name", "customer_last_name"))
  .superRefine(({ allow_contact, customer_phone }, issues) => {
    const message = allow_contact ? wrongPhone(customer_phone) : undefined;
    if (message !== undefined) issues.addIssue({ code: "custom", path: ["customer_phone"], message });
  })
  // Without permission to call, a number is not stored.
  .transform((input) => ({
    ...input,
    customer_phone: input.allow_contact ? barePhone(input.customer_phone) : null,
  }));
export type Ask = z.infer<typeof AskInput>;
export type AskFieldName = keyof z.input<typeof AskInput>;

const wrongPhone = (phone: unknown) =>
  ContactInput.safeParse({ customer_phone: phone ?? "" }).error?.issues[0]?.message;

/** The number's error when other fields have errors, too: the schema then doesn't compare fields. */
export function contactErrors(form: FormData): FieldErrors {
  const message = ticked.parse(form.get("allow_contact") ?? undefined)
    ? wrongPhone(form.get("customer_phone"))
    : undefined;
  return message === undefined ? {} : { customer_phone: message };
}

/** `manage_product_types_secure` (specification §7). */
export const ProductTypesCall = z.object({ action: z.enum(["select_active", "select_all"]) });

/** `manage_expert_questions_secure` (specification §7). The payload is parsed separately, for its own messages. */
export const QuestionsCall = z.object({
  action: z.enum(["create_question", "select_public", "select_mine"]),
  question_data: z.unknown().optional(),
});

export const AnswerInput = z.object({
  body: longText(
    "Answer is required",
    ANSWER_MIN_CHARACTERS,
    `Answer must be at least ${ANSWER_MIN_CHARACTERS} characters`,
    ANSWER_MAX_CHARACTERS,
  ),
});

/** Optional text; of invisible characters, only line breaks stay. */
const freeText = (most: number) =>
  z
    .string()
    .overwrite((value) => value.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, ""))
    .refine((value) => [...value].length <= most, `Use at most ${most.toLocaleString("en-US")} characters.`)
    .register(controlHints, { maxLength: most })
    .default("");

/** A draft of an answer, complete or not. */
export const DraftInput = z.object({ body: freeText(ANSWER_MAX_CHARACTERS) });

export const ReportInput = z.object({
  /** The answer's id; empty for the question itself. */
  answer: z.union([z.literal(""), z.uuid()]).catch(""),
  reason: z.enum(QUESTION_REPORT_REASONS, {
    error: "Choose a reason.",
  }),
  note: freeText(NOTE_MAX_CHARACTERS),
});

/** What people send to ask, answer and report, with the exact messages of specification §5. */
import { z } from "zod";
import { Email, FirstName, LastName, longText, plainText } from "#app/platform/inputs.ts";
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

/** A check box, or a boolean from JSON. */
const ticked = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value === true || value === "on" || value === "true" || value === "1");

export const AskInput = z
  .object({
    customer_first_name: FirstName,
    customer_last_name: LastName,
    customer_email: Email,
    customer_zip_code: plainText(
      "Zip code is required",
      ZIP_MAX_CHARACTERS,
      `Zip code must be at most ${ZIP_MAX_CHARACTERS} characters`,
    ),
    insurance_type: plainText("Insurance type is required", 80, "Insurance type is required"),
    question: longText(
      "Question is required",
      QUESTION_MIN_CHARACTERS,
      `Question must be at least ${QUESTION_MIN_CHARACTERS} characters`,
      QUESTION_MAX_CHARACTERS,
    ),
    allow_contact: ticked,
    customer_phone: z
      .string()
      .nullish()
      .transform((value) => value?.trim() ?? "")
      .describe("Required with allow_contact: an optional plus, a first digit 1-9, up to 15 more digits."),
    /** Of what looks like personal data: leave it out in public, keep it, or not asked yet. */
    personal_data: z.enum(["leave-out", "keep"]).optional().catch(undefined),
  })
  .superRefine(({ allow_contact, customer_phone }, issues) => {
    if (!allow_contact) return;
    if (customer_phone === "") {
      issues.addIssue({
        code: "custom",
        path: ["customer_phone"],
        message: "Phone number is required when allowing contact",
      });
    } else if (!PHONE_PATTERN.test(customer_phone)) {
      issues.addIssue({
        code: "custom",
        path: ["customer_phone"],
        message: "Please enter a valid phone number",
      });
    }
  })
  // Without leave to call, a number is not kept.
  .transform((input) => ({ ...input, customer_phone: input.allow_contact ? input.customer_phone : null }));
export type Ask = z.infer<typeof AskInput>;

/** `manage_product_types_secure` (specification §7). */
export const ProductTypesCall = z.object({ action: z.enum(["select_active", "select_all"]) });

/** `manage_expert_questions_secure` (specification §7). The payload is read by itself, for its own messages. */
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

export const ReportInput = z.object({
  /** The answer's id; empty for the question itself. */
  answer: z.union([z.literal(""), z.uuid()]).catch(""),
  reason: z.enum(QUESTION_REPORT_REASONS, {
    error: "Choose a reason.",
  }),
  note: z
    .string()
    .optional()
    .transform((value) => (value ?? "").replace(/[^\P{Cc}\n]/gu, "").slice(0, NOTE_MAX_CHARACTERS)),
});

/** A new version of terms as an admin writes it, read at the edge. */
import * as z from "zod";
import { controlHints, longText, plainText } from "#app/platform/forms/inputs.ts";
import { AGREEMENT_TYPES } from "#db/lists.ts";
import {
  SUMMARY_MAX_CHARACTERS,
  SUMMARY_MIN_CHARACTERS,
  TERMS_MAX_CHARACTERS,
  TERMS_MIN_CHARACTERS,
  TERMS_TITLE_MAX_CHARACTERS,
} from "../limits.ts";

export const AgreementTypeInput = z.enum(AGREEMENT_TYPES).catch("customer");

export const TermsDraftInput = z.object({
  title: plainText("Title is required", TERMS_TITLE_MAX_CHARACTERS, "Use at most 100 characters."),
  body: longText(
    "Write the terms.",
    TERMS_MIN_CHARACTERS,
    `Write at least ${TERMS_MIN_CHARACTERS} characters.`,
    TERMS_MAX_CHARACTERS,
  ),
  changeSummary: longText(
    "Say what changes.",
    SUMMARY_MIN_CHARACTERS,
    `Write at least ${SUMMARY_MIN_CHARACTERS} characters.`,
    SUMMARY_MAX_CHARACTERS,
  ),
  effectiveOn: z
    .string({ error: "Choose a day." })
    .regex(/^\d{4}-\d{2}-\d{2}$/, "Choose a day.")
    .register(controlHints, { type: "date" }),
  /** What was reviewed, and after which version: only that is published. */
  previewed: z.string().max(64).register(controlHints, { type: "hidden" }).default(""),
});
export type TermsDraft = { title: string; body: string; changeSummary: string; effectiveOn: string };

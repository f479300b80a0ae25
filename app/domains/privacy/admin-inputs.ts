/** The form of admins about privacy requests. */
import * as z from "zod";
import { longText } from "#app/platform/forms/inputs.ts";
import { NOTE_MAX_CHARACTERS, NOTE_MIN_CHARACTERS } from "./limits.ts";

/** An admin's answer; the person reads the reason. */
export const PrivacyAnswerInput = z.object({
  outcome: z.enum(["done", "declined"], { error: "Choose what you decided." }),
  reason: longText(
    "Write a reason.",
    NOTE_MIN_CHARACTERS,
    `Write at least ${NOTE_MIN_CHARACTERS} characters.`,
    NOTE_MAX_CHARACTERS,
  ),
});

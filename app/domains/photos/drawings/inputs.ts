/** What admins send about drawings. */
import * as z from "zod";
import { longText } from "#app/platform/forms/inputs.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "../limits.ts";

export const DrawingInput = z.object({
  reason: longText(
    "Write a reason",
    REASON_MIN_CHARACTERS,
    `Write at least ${REASON_MIN_CHARACTERS} characters.`,
    REASON_MAX_CHARACTERS,
  ),
});

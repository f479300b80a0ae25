/** The form of admins who open a sealed copy. */
import * as z from "zod";
import { longText } from "#app/platform/forms/inputs.ts";
import { OPEN_REASON_MAX_CHARACTERS, OPEN_REASON_MIN_CHARACTERS } from "./limits.ts";

export const OpenInput = z.object({
  reason: longText(
    "Write a reason.",
    OPEN_REASON_MIN_CHARACTERS,
    `Write at least ${OPEN_REASON_MIN_CHARACTERS} characters.`,
    OPEN_REASON_MAX_CHARACTERS,
  ),
});

/** The form that begins an act on many, or undoes one. */
import * as z from "zod";
import { longText } from "#app/platform/forms/inputs.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "./limits.ts";

/** A reason that others read; some kinds take a shorter one. */
export const bulkInput = (most = REASON_MAX_CHARACTERS) =>
  z.object({
    reason: longText(
      "Write a reason",
      REASON_MIN_CHARACTERS,
      `Write at least ${REASON_MIN_CHARACTERS} characters.`,
      most,
    ),
  });

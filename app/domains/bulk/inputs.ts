/** What admins send to begin an act on many, or to take one back. */
import * as z from "zod";
import { longText } from "#app/platform/forms/inputs.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "./limits.ts";

/** A reason that others read; some kinds take less of it. */
export const bulkInput = (most = REASON_MAX_CHARACTERS) =>
  z.object({
    reason: longText(
      "Write a reason",
      REASON_MIN_CHARACTERS,
      `Write at least ${REASON_MIN_CHARACTERS} characters.`,
      most,
    ),
  });

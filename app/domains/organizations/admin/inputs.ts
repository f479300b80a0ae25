/** What admins send about organizations. */
import * as z from "zod";
import { controlHints, longText } from "#app/platform/forms/inputs.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "./limits.ts";

export const OrganizationActInput = z.object({
  seen: z.string().max(100).register(controlHints, { type: "hidden" }).default(""),
  reason: longText(
    "Write a reason",
    REASON_MIN_CHARACTERS,
    `Write at least ${REASON_MIN_CHARACTERS} characters.`,
    REASON_MAX_CHARACTERS,
  ),
});

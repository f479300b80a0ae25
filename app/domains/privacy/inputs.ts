/** The forms of requests about a person's own information, parsed at the edge. */
import * as z from "zod";
import { EmailAddress, longText } from "#app/platform/forms/inputs.ts";
import { t } from "#app/text/text.ts";
import { PRIVACY_KINDS } from "#db/lists.ts";
import { NOTE_MAX_CHARACTERS, NOTE_MIN_CHARACTERS } from "./limits.ts";

export const PrivacyRequestInput = z.object({
  kind: z.enum(PRIVACY_KINDS, { error: () => t("Choose what you want.") }),
  email: EmailAddress,
});

/** What a person writes: what is wrong, or why they ask for a second look. */
export const PrivacyNoteInput = z.object({
  note: longText(
    "Write a few words.",
    NOTE_MIN_CHARACTERS,
    "Write at least 10 characters.",
    NOTE_MAX_CHARACTERS,
  ),
});

/** The forms of photos, parsed at the edge. */
import * as z from "zod";
import { controlHints, longText } from "#app/platform/forms/inputs.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { t } from "#app/text/text.ts";
import { PHOTO_REPORT_REASONS } from "#db/lists.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS, REPORT_NOTE_MAX_CHARACTERS } from "./limits.ts";

const UNSEEN = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** A fraction of a length, as the crop's script writes it; anything else counts as nothing. */
const Fraction = z
  .string()
  .regex(/^(?:0(?:\.\d{1,8})?|1(?:\.0{1,8})?)$/)
  .optional()
  .catch(undefined);

/** A file is there; its content decides what it is. */
export const PhotoInput = z.object({
  photo: z.file({ error: "Choose a photo." }).min(1, "Choose a photo."),
  position: z.enum(["center", "top"]).optional().catch(undefined),
  left: Fraction,
  top: Fraction,
  size: Fraction,
});

/** A former photo, to be brought back or deleted. */
export const parsePhotoId = (form: FormData): string | null => parseUuid(form.get("photo"));

export const PhotoReportInput = z.object({
  reason: z.enum(PHOTO_REPORT_REASONS, { error: () => t("Choose what’s wrong with it.") }),
  note: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim())
    .refine((text) => [...text].length <= REPORT_NOTE_MAX_CHARACTERS, {
      error: () => t("The note must be at most {n} characters", { n: REPORT_NOTE_MAX_CHARACTERS }),
    })
    .register(controlHints, { maxLength: REPORT_NOTE_MAX_CHARACTERS })
    .default(""),
});
export type PhotoReport = z.infer<typeof PhotoReportInput>;

export const PhotoDecision = z.object({
  reason: longText(
    "Write a reason.",
    REASON_MIN_CHARACTERS,
    `Write at least ${REASON_MIN_CHARACTERS} characters.`,
    REASON_MAX_CHARACTERS,
  ),
  decision: z.enum(["keep", "remove"], { error: "Choose a decision." }),
});
export type PhotoDecision = z.infer<typeof PhotoDecision>;

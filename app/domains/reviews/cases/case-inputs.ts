/** The forms for flags, decisions, and appeals. */
import * as z from "zod";
import { controlHints, longText } from "#app/platform/forms/inputs.ts";
import { t } from "#app/text/text.ts";
import {
  DECISION_NOTE_MAX_CHARACTERS,
  FLAG_NOTE_MAX_CHARACTERS,
  STATEMENT_MAX_CHARACTERS,
  STATEMENT_MIN_CHARACTERS,
} from "../limits.ts";
import { REASON_CLASSES } from "./case-policy.ts";

const UNSEEN = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** Optional text of several lines, without invisible characters. */
const optionalText = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim())
    .refine((text) => [...text].length <= most, {
      error: () => t("The note must be at most {most} characters", { most }),
    })
    .register(controlHints, { maxLength: most })
    .default("");

export const FlagInput = z.object({
  reason: z.enum(REASON_CLASSES, { error: () => t("Choose what’s wrong with it.") }),
  note: optionalText(FLAG_NOTE_MAX_CHARACTERS),
});
export type Flag = z.infer<typeof FlagInput>;

export const DecisionInput = z
  .object({
    decision: z.enum(["keep", "remove"], { error: "Choose a decision." }),
    /** For removals only. */
    reason: z.enum(REASON_CLASSES).optional().catch(undefined),
    note: optionalText(DECISION_NOTE_MAX_CHARACTERS),
    /** Which version of the text the admin read: `textAt` of the page. */
    read: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .catch(Number.NaN),
  })
  // The field is hidden, so the form itself is broken.
  .refine(({ read }) => !Number.isNaN(read), { error: "Reload the page." });
export type DecisionForm = z.infer<typeof DecisionInput>;

export const AppealInput = z.object({
  statement: longText(
    "Tell us why.",
    STATEMENT_MIN_CHARACTERS,
    `Say why in at least ${STATEMENT_MIN_CHARACTERS} characters`,
    STATEMENT_MAX_CHARACTERS,
    `Say why in at most ${STATEMENT_MAX_CHARACTERS.toLocaleString("en-US")} characters`,
  ),
});

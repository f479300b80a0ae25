/** The forms of admins about who is listed. */
import * as z from "zod";
import { controlHints, longText } from "#app/platform/forms/inputs.ts";
import {
  REASON_MAX_CHARACTERS,
  REASON_MIN_CHARACTERS,
  SOURCE_MAX_CHARACTERS,
  SOURCE_MIN_CHARACTERS,
} from "./limits.ts";

/** Why an admin declines or undoes something. */
export const ReasonInput = z.object({
  reason: longText(
    "Write a reason.",
    REASON_MIN_CHARACTERS,
    `Write at least ${REASON_MIN_CHARACTERS} characters.`,
    REASON_MAX_CHARACTERS,
  ),
});

/** Two profiles are one person: `other` is the profile that stays, or the merge that is undone. */
export const MergeInput = z.object({
  other: z.uuid({ error: "Reload the page, then send it again." }).register(controlHints, { type: "hidden" }),
  reason: ReasonInput.shape.reason,
});

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(Date.parse(text)).toJSON()?.slice(0, 10) === text;
const inBounds = (text: string) => isDay(text) && text > "1900-01-01" && text < "2200-01-01";

const source = longText(
  "Say where you have it from.",
  SOURCE_MIN_CHARACTERS,
  `Write at least ${SOURCE_MIN_CHARACTERS} characters.`,
  SOURCE_MAX_CHARACTERS,
);

/** An agent died or retired. */
export const EndedInput = z.object({
  kind: z.enum(["deceased", "retired"], { error: "Choose what happened." }),
  since: z
    .string({ error: "Enter the day." })
    .trim()
    .refine(inBounds, "Enter the day.")
    .register(controlHints, { type: "date" }),
  source,
});
export type EndedInput = z.output<typeof EndedInput>;

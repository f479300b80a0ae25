/** The form of `/leave-review`. */
import * as z from "zod";
import { longText, plainText } from "#app/platform/forms/inputs.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { REVIEW_TIES } from "../disclosures.ts";
import { REVIEW_STAGES } from "../fields.ts";
import { BODY_MAX_CHARACTERS, BODY_MIN_CHARACTERS, TITLE_MAX_CHARACTERS } from "../limits.ts";

const YES_NO = ["yes", "no"] as const;
const STARS = ["1", "2", "3", "4", "5"] as const;

/** Also for a type that isn't on the list. */
export const CHOOSE_TYPE: PlainMessage = "Choose an insurance type.";
const chooseType = { error: () => t(CHOOSE_TYPE) };

/** Optional. */
const SubRating = z
  .enum(STARS)
  .optional()
  .catch(undefined)
  .transform((stars) => (stars === undefined ? null : Number(stars)));

export const ReviewInput = z.object({
  stars: z.enum(STARS, { error: () => t("Choose from 1 to 5 stars.") }).transform(Number),
  explains: SubRating,
  responds: SubRating,
  claims: SubRating,
  pressure: SubRating,
  type: z.string(chooseType).min(1, chooseType).max(80, chooseType),
  stage: z.enum(REVIEW_STAGES, { error: () => t("Choose what it was about.") }),
  month: z
    .string({ error: () => t("Say when it was.") })
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: () => t("Say when it was: a month, as in November 2026.") }),
  title: plainText(
    "Title is required",
    TITLE_MAX_CHARACTERS,
    `Title must be at most ${TITLE_MAX_CHARACTERS} characters`,
  ),
  body: longText(
    "Review is required",
    BODY_MIN_CHARACTERS,
    `Review must be at least ${BODY_MIN_CHARACTERS} characters`,
    BODY_MAX_CHARACTERS,
    `Review must be at most ${BODY_MAX_CHARACTERS.toLocaleString("en-US")} characters`,
  ),
  client: z.enum(YES_NO, { error: () => t("Say whether you are or were a client.") }),
  paid: z.enum(YES_NO, { error: () => t("Say whether you got or were promised anything for this review.") }),
  ties: z.enum(REVIEW_TIES, { error: () => t("Say whether you have ties to the agent.") }),
});
export type ReviewForm = z.infer<typeof ReviewInput>;
export type ReviewField = keyof ReviewForm;

export const parseReviewToken = (text: unknown): string | null =>
  typeof text === "string" && /^[\w-]{43}$/.test(text) ? text : null;

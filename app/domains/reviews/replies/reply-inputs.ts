/** The forms on a review's own page. */
import * as z from "zod";
import { longText } from "#app/platform/forms/inputs.ts";
import { t } from "#app/text/text.ts";
import { REPLY_MAX_CHARACTERS, REPLY_MIN_CHARACTERS } from "../limits.ts";

/** When the reply that the form showed was written; null where it showed none. */
const Shown = z
  .string()
  .regex(/^\d{1,15}$/)
  .optional()
  .catch(undefined)
  .transform((text) => (text === undefined ? null : Number(text)));

export const ReplyInput = z.object({
  body: longText(
    "Reply is required",
    REPLY_MIN_CHARACTERS,
    `Reply must be at least ${REPLY_MIN_CHARACTERS} characters`,
    REPLY_MAX_CHARACTERS,
    `Reply must be at most ${REPLY_MAX_CHARACTERS.toLocaleString("en-US")} characters`,
  ),
  understood: z.literal("yes", { error: () => t("Read the warning and check the box below it.") }),
  shown: Shown,
});

export const RemoveReplyInput = z.object({ shown: Shown });

export const VoteInput = z.object({ helpful: z.enum(["yes", "no", "none"]) });
